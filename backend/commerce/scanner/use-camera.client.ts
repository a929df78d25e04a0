'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { createCodeReader } from './read-code.client.ts';

/** `denied` by the user; `missing` if there is no camera or the page isn't secure. */
export type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'missing';

/** Scan interval: fast enough for a person, slow enough for the battery. */
const LOOK_EVERY_MS = 150;

const REAR: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
};

const stateOf = (cause: unknown): CameraState =>
  cause instanceof DOMException && cause.name === 'NotAllowedError' ? 'denied' : 'missing';

/** Looks for codes until stopped. @returns stops it */
function watch(video: HTMLVideoElement, onCode: (code: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  void createCodeReader().then((read) => {
    const scanFrame = async () => {
      const code = await read(video).catch(() => null);
      if (isOver) return;
      if (code !== null) onCode(code);
      timer = setTimeout(() => void scanFrame(), LOOK_EVERY_MS);
    };
    return scanFrame();
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/**
 * The phone's camera in a video element.
 * @param onCode called with each code, repeatedly while it is in view
 */
export function useCamera(onCode: (code: string) => void): {
  readonly state: CameraState;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly start: () => void;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('off');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  }, [onCode]);

  useEffect(() => {
    const element = video.current;
    if (!stream || !element) return;
    element.srcObject = stream;
    void element.play().catch(() => undefined);
    const stop = watch(element, (code) => latest.current(code));
    return () => {
      stop();
      for (const track of stream.getTracks()) track.stop();
    };
  }, [stream]);

  const start = () => {
    setState('starting');
    const { mediaDevices } = navigator;
    // Browsers offer no camera on an insecure page.
    const opened =
      'mediaDevices' in navigator ? mediaDevices.getUserMedia(REAR) : Promise.reject(new Error());
    opened.then(
      (found) => {
        setStream(found);
        setState('on');
      },
      (cause: unknown) => setState(stateOf(cause)),
    );
  };
  return { state, video, start };
}
