/** A name in readable form: 'fade-up' → 'Fade up', 'best_time' → 'Best time'. */
export const readable = (name: string): string => {
  const text = name.replace(/[-_]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};
