/** A name in readable form: 'fade-up' → 'Fade up', 'best_time' → 'Best time'. */
export const readable = (name: string): string => {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
