import type { Random } from '../kit/random.ts';
import { drawingSize, type Layer, type Lens, type Picture } from '../kit/render.ts';
import { createSheet, type Sheet } from '../kit/sheet.ts';
import type { Mood } from './moods.ts';

/** All scenes are composed on this 16:9 frame; the camera crops and scales it to the wanted picture. */
export const FRAME_WIDTH = 1920;
export const FRAME_HEIGHT = 1080;

/** What part of the frame the picture shows: centre (frame units) and zoom (1 shows all of it). */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const WIDE: Camera = { x: FRAME_WIDTH / 2, y: FRAME_HEIGHT / 2, zoom: 1 };

/** Where and in which light a scene is drawn. */
export interface Stage {
  readonly random: Random;
  readonly mood: Mood;
  readonly width: number;
  readonly height: number;
  readonly camera: Camera;
}

/** A scene's layers, bottom first, and what they show. */
export interface Scene {
  readonly layers: readonly Layer[];
  readonly alt: string;
}

function viewBox({ camera, width, height }: Stage): string {
  const seenWidth = FRAME_WIDTH / camera.zoom;
  const seenHeight = (seenWidth * height) / width;
  const x = Math.min(Math.max(0, camera.x - seenWidth / 2), FRAME_WIDTH - seenWidth);
  const y = Math.min(Math.max(0, camera.y - seenHeight / 2), FRAME_HEIGHT - seenHeight);
  return `${x.toFixed(1)} ${y.toFixed(1)} ${seenWidth.toFixed(1)} ${seenHeight.toFixed(1)}`;
}

/** One layer of the stage. `lens` lengths are in frame units. */
export function layer(
  stage: Stage,
  draw: (sheet: Sheet) => string,
  optics: { readonly lens?: Lens; readonly blend?: Layer['blend'] } = {},
): Layer {
  const sheet = createSheet();
  const scale = (stage.width / FRAME_WIDTH) * stage.camera.zoom;
  const content = draw(sheet);
  const lens: Lens | undefined =
    optics.lens?.kind === 'pan'
      ? { kind: 'pan', length: optics.lens.length * scale }
      : optics.lens?.kind === 'soft'
        ? { kind: 'soft', radius: optics.lens.radius * scale }
        : undefined;
  const [width, height] = drawingSize(lens, stage.width, stage.height);
  const svg = sheet.document(width, height, content, viewBox(stage));
  return {
    svg,
    ...(lens === undefined ? {} : { lens }),
    ...(optics.blend === undefined ? {} : { blend: optics.blend }),
  };
}

/** The scene as a finished picture of the stage's size. */
export function toPicture(stage: Stage, scene: Scene): Picture {
  return {
    width: stage.width,
    height: stage.height,
    layers: scene.layers,
    grain: stage.mood.grain,
    vignette: stage.mood.vignette,
  };
}
