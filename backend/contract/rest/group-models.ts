import { GROUP_NAMESPACES, isGroupModel } from '../../collections/group-models.ts';
import type { GroupModel } from '../data/groups.ts';
import { notFound } from '../failure.ts';

/** The model of /cognito/group/{namespace}/{model}. @throws Failure 404 where the namespace has no such model */
export function groupModelOf(namespace: string, model: string): GroupModel {
  if (!isGroupModel(model) || GROUP_NAMESPACES[model] !== namespace) {
    throw notFound(`The model ${namespace.slice(0, 40)}/${model.slice(0, 40)}`);
  }
  return model;
}
