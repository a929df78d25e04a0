import 'server-only';
import type { Metadata } from 'next';
import { raceTotals } from '@/components/racing/results-by-round';
import { teamAddress } from '@/lib/season/addresses';
import { cardArt } from '@/lib/share-picture/art';
import type { ShareCard } from '@/lib/share-picture/card';
import { screenMetadata } from '../metadata';
import { categoriesOf, type TeamScreen } from './load';

/** Width in pixels of a team's picture on a card. */
const ART = 1200;

/** A team's share card for chats and social networks. */
export const teamCard = ({ team, season, cars, rounds, places }: TeamScreen): ShareCard => {
  const { races, wins, podiums } = raceTotals(rounds.flatMap(({ results }) => results));
  const own = places.find(({ isNamed }) => !isNamed)?.place;
  return {
    kind: 'team',
    name: team.name,
    season,
    categories: categoriesOf(cars).map(({ name }) => name),
    races,
    wins,
    podiums,
    standing: own ? { rank: own.rank, points: own.points } : null,
    art: cardArt(team.image, '16x9', ART),
  };
};

/** The most categories in a page's description. */
const MAX_DESCRIBED = 4;

/** A team's metadata for search engines and link previews. */
export function teamMetadata(screen: TeamScreen): Metadata {
  const { team, season, cars, site, language } = screen;
  const categories = categoriesOf(cars).map(({ name }) => name);
  const facts = [team.name, season, ...categories.slice(0, MAX_DESCRIBED)];
  const text = {
    title: team.name,
    description: facts.join(' · '),
    address: teamAddress(team.url),
    card: teamCard(screen),
  };
  return screenMetadata(text, site.domain, language);
}
