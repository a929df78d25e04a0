import { Cards } from '../cards';
import { content } from '../content';

export default function NewsPage() {
  return <Cards title="News" articles={content.articles.slice(0, content.news)} />;
}
