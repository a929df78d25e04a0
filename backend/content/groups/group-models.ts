import { GROUP_NAMESPACES, isGroupModel } from '../../cms/fields/group-models.ts';
import type { GroupModel } from './groups.ts';
import { notFound } from '../../kernel/failure.ts';

/** The model in /cognito/group/{namespace}/{model}. @throws Failure 404 if the namespace has no such model */
export function groupModelOf(namespace: string, model: string): GroupModel {
  if (!isGroupModel(model) || GROUP_NAMESPACES[model] !== namespace) {
    throw notFound(`The model ${namespace.slice(0, 40)}/${model.slice(0, 40)}`);
  }
  return model;
}
