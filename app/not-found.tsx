/** Never shown: [lang] has every address. Without it, each page's data would have Next's own 404 screen. */
export default function NotFound() {
  return null;
}
