import 'server-only';
import type { Metadata } from 'next';
import { circuitLength } from '@/lib/season/circuit-length';
import { circuitAddress } from '@/lib/season/addresses';
import { placeLine } from '@/lib/season/venue-place';
import type { ShareCard } from '@/lib/share-picture/card';
import { screenMetadata } from '../metadata';
import type { CircuitScreen } from './load';

/** The preview image of a circuit for chats and social networks. */
export const circuitCard = ({ circuit, ahead }: CircuitScreen): ShareCard => {
  const next = ahead[0]?.round;
  return {
    kind: 'circuit',
    name: circuit.name,
    place: placeLine(circuit),
    length: circuit.length,
    corners: circuit.corners,
    lapRecord: circuit.lap_record?.time ?? '',
    next: next ? { name: next.name, start: next.start_date, end: next.end_date } : null,
    zone: circuit.timezone,
    art: null,
  };
};

/** A circuit's metadata for search engines and link previews. */
export function circuitMetadata(screen: CircuitScreen): Metadata {
  const { circuit, site, language, t } = screen;
  const { name, url, length, corners, lap_record: lap } = circuit;
  const facts = [
    name,
    placeLine(circuit),
    length === null ? '' : circuitLength(length, language),
    corners === null ? '' : `${t('round.corners')}: ${String(corners)}`,
    lap === null ? '' : `${t('round.lapRecord')}: ${lap.time}`,
  ];
  const text = {
    title: name,
    description: facts.filter((fact) => fact !== '').join(' · '),
    address: circuitAddress(url),
    card: circuitCard(screen),
  };
  return screenMetadata(text, site.domain, language);
}
