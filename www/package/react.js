'use client';

// `<PlyscopeView>` for React where a server renders the page. When React takes over such a page, it sets no property that is no text and
// hears no event of a custom element: here the element gets them once it is there.

import 'plyscope';
import { createElement, useImperativeHandle, useLayoutEffect, useRef } from 'react';

const EVENT = /^on(plyscope-.+)$/;

/** What React and the page's server can write as an attribute. @param {unknown} value */
const isText = (value) => typeof value === 'string' || typeof value === 'number';

/** React's own, which are not for the element. */
const REACTS = ['children', 'style', 'dangerouslySetInnerHTML'];

/** @param {Record<string, any>} props those of `<plyscope-view>` in JSX */
export function PlyscopeView({ ref, ...props }) {
  /** @type {import('react').RefObject<any>} */
  const view = useRef(null);
  /** What the element has been given. @type {import('react').RefObject<Record<string, unknown>>} */
  const given = useRef({});
  useImperativeHandle(ref, () => view.current, []);

  const names = Object.keys(props);
  const own = names.filter((name) => !isText(props[name]) && isOurs(name));
  const events = names.filter((name) => EVENT.test(name));

  useLayoutEffect(() => {
    const before = given.current;
    given.current = Object.fromEntries(own.map((name) => [name, props[name]]));
    for (const name of new Set([...Object.keys(before), ...own]))
      if (!Object.is(before[name], given.current[name]) && !isText(props[name]))
        view.current[name] = given.current[name];
  });

  useLayoutEffect(() => {
    const { current: element } = view;
    const heard = events.map((name) => /** @type {const} */ ([EVENT.exec(name)?.[1], props[name]]));
    for (const [type, listener] of heard) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of heard) element.removeEventListener(type, listener);
    };
  });

  const rest = names.filter((name) => !own.includes(name) && !events.includes(name));
  const texts = Object.fromEntries(rest.map((name) => [name, props[name]]));
  return createElement('plyscope-view', { ...texts, ref: view });
}

/** Whether a property is the element's: listeners in React's manner, and what begins as HTML's `aria-` and `data-`, are React's. @param {string} name */
const isOurs = (name) => !REACTS.includes(name) && !/^(?:on|aria-|data-)/.test(name);
