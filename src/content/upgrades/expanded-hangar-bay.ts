import { upgrade } from '../card.ts';

export const expandedHangarBay = upgrade({
  id: 'expanded-hangar-bay',
  name: 'Expanded Hangar Bay',
  type: 'offensive-retrofit',
  cost: 5,
  summary: 'Its ship has one squadron value more.',
  values: { squadronValue: { stage: 'add', scope: 'self', apply: (value) => value + 1 } },
});
