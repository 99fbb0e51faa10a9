import { squadron } from '../card.ts';

export const lambdaClassShuttle = squadron({
  id: 'lambda-class-shuttle',
  name: 'Lambda-class Shuttle',
  squadronType: 'lambda-class-shuttle',
  unique: false,
  faction: 'imperial',
  cost: 15,
  speed: 3,
  hull: 6,
  antiSquadron: { red: 0, blue: 0, black: 2 },
  battery: { red: 0, blue: 1, black: 0 },
  keywords: [{ name: 'heavy' }, { name: 'relay', value: 2 }, { name: 'strategic' }],
  defenseTokens: [],
});
