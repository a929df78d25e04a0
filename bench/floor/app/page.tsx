import { Cards } from './cards';
import { content } from './content';

export default function HomePage() {
  return <Cards title="Home" articles={content.articles.slice(0, content.home)} />;
}
