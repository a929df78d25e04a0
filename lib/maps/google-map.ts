export type MapPlace = {
  /** An address, or 'latitude,longitude'. */
  readonly location: string;
  /** 1, the world, to 20, a house. */
  readonly zoom?: number;
  readonly showSign?: boolean;
};

const DEFAULT_ZOOM = 14;
const COORDINATES = /^-?\d{1,3}(?:\.\d+)?\s*,\s*-?\d{1,3}(?:\.\d+)?$/;

/** The page of the map service for a place, to open in a tab of its own. */
export function mapLink({ location }: Pick<MapPlace, 'location'>): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: location }).toString()}`;
}

/**
 * The map of a place for a frame. A map without a marker can be had of coordinates only: of an address the service makes
 * one with a marker.
 */
export function mapFrame({ location, zoom = DEFAULT_ZOOM, showSign = true }: MapPlace): string {
  const place =
    showSign || !COORDINATES.test(location.trim()) ? { q: location } : { ll: location.replace(/\s/g, '') };
  const query = new URLSearchParams({ ...place, z: String(zoom), output: 'embed' });
  return `https://www.google.com/maps?${query.toString()}`;
}
