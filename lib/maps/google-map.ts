export type MapPlace = {
  /** An address, or 'latitude,longitude'. */
  readonly location: string;
  /** 1, the world, to 20, a house. */
  readonly zoom?: number;
  readonly showSign?: boolean;
};

const DEFAULT_ZOOM = 14;
const COORDINATES = /^-?\d{1,3}(?:\.\d+)?\s*,\s*-?\d{1,3}(?:\.\d+)?$/;

/** The map service's page for a place, to open in a new tab. */
export function mapLink({ location }: Pick<MapPlace, 'location'>): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: location }).toString()}`;
}

/** The embedded map of a place. Only coordinates can be shown without a marker: for an address the service adds one. */
export function mapFrame({ location, zoom = DEFAULT_ZOOM, showSign = true }: MapPlace): string {
  const place =
    showSign || !COORDINATES.test(location.trim()) ? { q: location } : { ll: location.replace(/\s/g, '') };
  const query = new URLSearchParams({ ...place, z: String(zoom), output: 'embed' });
  return `https://www.google.com/maps?${query.toString()}`;
}
