import { expect, test } from 'vitest';
import { answerSearch } from '@/lib/shared/search/answer-search';
import { bestHits } from './hits';
import { createMemoryIndex } from './memory-index';

/** Headlines as editors would write them in each language, all in one index. */
const HEADLINES = {
  en: 'Championship leader wins the summer series at Hampton Downs',
  ar: 'مُتصدِّر البطولة يفوز بالسباق الأخير في أوكلاند عام ٢٠٢٧',
  de: 'Führender der Meister\u00adschaft gewinnt auf regennasser Straße',
  es: 'El campeón neozelandés ganó la clasificación en Taupō',
  fr: 'Le vainqueur de l’épreuve fête sa première pole',
  id: 'Pembalap Selandia Baru memenangkan kejuaraan musim panas',
  it: 'La più veloce delle qualifiche è già in città',
  ja: '東京レーシングチームが全日本ロードレース選手権で優勝',
  ka: 'ჩემპიონატის ლიდერმა ზაფხულის რბოლა მოიგო',
  ko: '뉴질랜드 레이싱팀이 여름 챔피언십에서 우승했다',
  pl: 'Zwycięzca wyścigu świętuje w Łodzi',
  'pt-BR': 'Campeão da temporada vence a última corrida de verão',
  ru: 'Лидер чемпионата выиграл гонку под дождём в Пукекохе',
  tr: 'Işıklar altında yarış İstanbul’da şampiyonu belirledi',
  uk: 'Їхній об’їзд завершив п’ятий етап чемпіонату України',
  uz: 'O‘zbekistonlik poygachi g‘alaba qozondi',
  vi: 'Tay đua người Việt giành chiến thắng chặng cuối',
  'zh-CN': '2027年新西兰夏季锦标赛第一轮：车队夺冠',
} as const;
type Lang = keyof typeof HEADLINES;

const index = createMemoryIndex(
  Object.entries(HEADLINES).map(([lang, title]) => ({
    url: `article/${lang}`,
    kind: 'article' as const,
    title,
    description: '',
    keywords: '',
    text: '',
  })),
);
const ask = (query: string) => answerSearch(index, query, { kind: null, limit: 3, page: 1 }, () => true);
const first = async (query: string) => bestHits(await ask(query), 1)[0]?.href;
const marked = async (query: string) =>
  bestHits(await ask(query), 1).flatMap(({ title }) =>
    title.filter(({ isMatch }) => isMatch).map(({ text }) => text),
  );

test.each<[Lang, string, string]>([
  ['ar', 'سباق', 'a word without its article'],
  ['ar', 'بطوله', 'the ending as many type it'],
  ['ar', 'متصدر', 'without vowel signs'],
  ['ar', 'اوكلاند', 'alef without its hamza'],
  ['ar', 'الســباق', 'stretched letters'],
  ['ar', '2027', 'western digits for eastern ones'],
  ['de', 'meisterschaft', 'across a hyphen that nobody sees'],
  ['de', 'strasse', 'ss for ß'],
  ['fr', "l'epreuve", 'another apostrophe'],
  ['it', 'citta', 'without its accent'],
  ['ja', 'チーム', 'the second half of a compound'],
  ['ja', 'レース', 'the end of a compound'],
  ['ja', 'ﾁｰﾑ', 'half-width letters'],
  ['ja', 'ちーむ', 'hiragana for katakana'],
  ['ja', 'れーしんぐ', 'hiragana with a voiced sound'],
  ['ja', '権', 'a single sign at the end of a word'],
  ['ja', '選手権 優勝', 'two words'],
  ['ka', 'ᲠᲑᲝᲚᲐ', 'capitals'],
  ['ko', '챔피언', 'the beginning of a word with an ending'],
  ['ko', '레이싱팀은', 'another ending'],
  ['ko', '우스', 'a syllable that is still being typed'],
  ['pl', 'lodzi', 'l for ł'],
  ['ru', 'дождем', 'е for ё'],
  ['tr', 'ISIKLAR', 'capitals without dots'],
  ['tr', 'istanbul', 'a small i for a capital with a dot'],
  ['uk', "п'ятий", 'a typewriter’s apostrophe'],
  ['uk', 'пʼятий', 'the letter apostrophe'],
  ['uk', 'пятий', 'no apostrophe'],
  ['uz', "o'zbekistonlik", 'a typewriter’s apostrophe'],
  ['uz', 'oʻzbekistonlik', 'the letter that the alphabet asks for'],
  ['uz', 'O`zbekistonlik', 'a grave accent'],
  ['uz', 'galaba', 'no apostrophe'],
  ['vi', 'chien thang', 'no tones'],
  ['zh-CN', '标赛', 'signs across what a dictionary calls words'],
  ['zh-CN', '新西兰锦标赛', 'two words written as one'],
  ['zh-CN', '冠', 'a single sign'],
])('%s: finds “%s” (%s)', async (lang, query) => {
  expect(await first(query)).toBe(`/article/${lang}`);
});

test.each<[Lang, string]>([
  ['en', 'champoinship'],
  ['ar', 'البطوالة'],
  ['ar', 'اوكلاد'],
  ['de', 'meistershaft'],
  ['es', 'clasificasion'],
  ['fr', 'vainquer'],
  ['id', 'kejuraan'],
  ['it', 'qualifche'],
  ['ja', '選手県'],
  ['ja', 'レーシソグチーム'],
  ['ka', 'ჩემპიონტის'],
  ['ka', 'ზაფხლის'],
  ['ko', '첌피언십'],
  ['ko', '뉴질렌드'],
  ['pl', 'zwyciesca'],
  ['pt-BR', 'temporda'],
  ['ru', 'чемпоината'],
  ['ru', 'пукикохе'],
  ['tr', 'şampyonu'],
  ['uk', 'чемпионату україни'],
  ['uz', 'pogyachi'],
  ['vi', 'ngừơi chiên thắg'],
  ['zh-CN', '锦标塞'],
])('%s: tolerates the typo in “%s”', async (lang, query) => {
  expect(await first(query)).toBe(`/article/${lang}`);
});

test('marks a match as a whole, as spelled in the text', async () => {
  expect(await marked('選手権')).toEqual(['選手権']);
  expect(await marked('全日本')).toEqual(['全日本']);
  expect(await marked('新西兰')).toEqual(['新西兰']);
  expect(await marked('سباق')).toEqual(['بالسباق']);
  expect(await marked('뉴질랜드')).toEqual(['뉴질랜드']);
  expect(await marked('istanbul')).toEqual(['İstanbul’da']);
});

test('suggests Korean words by syllable', async () => {
  const { suggestions } = await ask('뉘칠란두즈');
  expect(suggestions.every((word) => word === word.normalize('NFC'))).toBe(true);
});
