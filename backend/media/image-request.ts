import {
  ASPECT_ALIASES,
  IMAGE_SHAPES,
  IMAGE_WIDTH_MAX,
  IMAGE_WIDTH_MIN,
  type ImageShape,
} from '../../lib/contract/image-format.ts';
import type { ImageRequest } from './image-entity.ts';
import { badFields } from '../kernel/failure.ts';

const SHAPES: ReadonlySet<string> = new Set(IMAGE_SHAPES);
const isShape = (name: string): name is ImageShape => SHAPES.has(name);

function shapeNamed(name: string, parameter: string): ImageShape {
  const shape = ASPECT_ALIASES[name] ?? name;
  if (isShape(shape)) return shape;
  const sentence = `${parameter} must be one of ${IMAGE_SHAPES.join(', ')}, not '${name.slice(0, 40)}'.`;
  throw badFields({ [parameter]: sentence });
}

function widthWithin(width: number, parameter: string): number {
  if (width >= IMAGE_WIDTH_MIN && width <= IMAGE_WIDTH_MAX) return width;
  const sentence = `${parameter} must be from ${IMAGE_WIDTH_MIN} to ${IMAGE_WIDTH_MAX} pixels, not ${width}.`;
  throw badFields({ [parameter]: sentence });
}

const extraShapes = (names: string | null | undefined, parameter: string): ImageShape[] =>
  (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => shapeNamed(name, parameter));

/** The image parameters of a REST call (spec point 7). */
export type ImageParameters = {
  readonly image_aspect?: string | undefined;
  readonly image_width?: number | undefined;
  readonly extra_aspects?: string | undefined;
};

/** The crop requested by a REST call, with defaults from `fallback`. @throws Failure 422 */
export function imageRequestOfCall(given: ImageParameters, fallback: ImageRequest): ImageRequest {
  return {
    shape: given.image_aspect === undefined ? fallback.shape : shapeNamed(given.image_aspect, 'image_aspect'),
    width: given.image_width ?? fallback.width,
    extraShapes: extraShapes(given.extra_aspects, 'extra_aspects'),
  };
}

/** The arguments of an image field in GraphQL. */
export type ImageArguments = {
  readonly aspect?: string | null;
  readonly width?: number | null;
  readonly extra_aspects?: string | null;
};

/** The crop requested by a GraphQL field, with defaults from `fallback`. @throws Failure 422 */
export function imageRequestOfField(given: ImageArguments, fallback: ImageRequest): ImageRequest {
  return {
    shape: given.aspect ? shapeNamed(given.aspect, 'aspect') : fallback.shape,
    width:
      given.width === null || given.width === undefined ? fallback.width : widthWithin(given.width, 'width'),
    extraShapes: extraShapes(given.extra_aspects, 'extra_aspects'),
  };
}
