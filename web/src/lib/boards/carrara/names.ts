import { t } from './words';
import { building } from './position';

/** The name of a building: its type and cost. */
export function buildingName(name: string): string {
  const { type, cost } = building(name);
  return t('carrara.building', t(`carrara.${type}`), cost);
}
