/** Never shown, because [lang] matches every address. Without it, each page's data would include Next's own 404 screen. */
export default function NotFound() {
  return null;
}
