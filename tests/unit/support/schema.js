/** Whether a value is as a JSON Schema has it: as much of the language as the schema of custom elements' manifests uses. */

/**
 * @typedef {object} Schema
 * @property {string} [$ref]
 * @property {Schema[]} [anyOf]
 * @property {string | string[]} [type]
 * @property {unknown[]} [enum]
 * @property {string[]} [required]
 * @property {Record<string, Schema>} [properties]
 * @property {Schema} [items]
 * @property {Record<string, Schema>} [definitions]
 */

/** The words that are understood here; any other would be overlooked. */
const KNOWN = [
  ...['$ref', '$schema', 'anyOf', 'type', 'enum', 'required', 'properties', 'items'],
  ...['definitions', 'description'],
];

/**
 * What is wrong with a value, with its place. Stricter than the schema, a property that it does not name is wrong.
 * @param {unknown} value
 * @param {Schema} schema
 * @param {Record<string, Schema>} definitions
 * @param {string} [at]
 * @returns {string[]}
 */
export function faults(value, schema, definitions, at = '') {
  const unknown = Object.keys(schema).find((word) => !KNOWN.includes(word));
  if (unknown !== undefined) throw new Error(`${unknown} is not understood`);
  if (schema.$ref) return faults(value, named(schema.$ref, definitions), definitions, at);
  if (schema.anyOf) {
    const meant = schema.anyOf.filter((each) => isOfKind(value, each, definitions));
    return least(
      (meant.length > 0 ? meant : schema.anyOf).map((each) => faults(value, each, definitions, at)),
    );
  }
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.includes(typeOf(value))) return [`${at} is no ${types}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is none of ${schema.enum}`];
  if (Array.isArray(value))
    return value.flatMap((each, place) =>
      faults(each, schema.items ?? {}, definitions, `${at}[${place}]`),
    );
  return typeOf(value) === 'object' ? faultsIn(Object(value), schema, definitions, at) : [];
}

/** @param {Record<string, unknown>} value @param {Schema} schema @param {Record<string, Schema>} definitions @param {string} at */
function faultsIn(value, { required = [], properties }, definitions, at) {
  const lacking = required.filter((name) => !(name in value));
  return [
    ...lacking.map((name) => `${at} has no ${name}`),
    ...Object.entries(value).flatMap(([name, each]) => {
      if (properties === undefined) return [];
      const schema = properties[name];
      return schema ? faults(each, schema, definitions, `${at}.${name}`) : [`${at}.${name} is new`];
    }),
  ];
}

/** @param {unknown} value */
function typeOf(value) {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** @param {string} ref @param {Record<string, Schema>} definitions */
const named = (ref, definitions) => definitions[ref.replace('#/definitions/', '')];

/** Whether a value says of itself that it is of this kind: then its faults are those that matter. @param {any} value @param {Schema} schema @param {Record<string, Schema>} definitions */
const isOfKind = (value, { $ref = '' }, definitions) =>
  named($ref, definitions)?.properties?.kind?.enum?.includes(value?.kind) === true;

/** The fewest. @param {string[][]} all */
const least = (all) => all.reduce((one, other) => (other.length < one.length ? other : one));
