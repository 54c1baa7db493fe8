import 'plyscope/vue';
import type { GlobalComponents } from 'vue';

type Props = InstanceType<GlobalComponents['plyscope-view']>['$props'];

export const right: Props = {
  tree: [[1, 2], 3],
  algorithm: 'negascout',
  class: 'wide',
  onPlyscopeStep: ({ detail }) => detail.sentence.trim(),
};
// @ts-expect-error
export const wrong: Props = { algorithm: 'nega-scout' };
