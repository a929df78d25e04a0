import { BACKEND_BUILD, buildIfStale, SITE_BUILD } from './run/build.ts';

/** `npm run build`: builds the backend and the site if anything has changed since the last build. */
for (const build of [BACKEND_BUILD, SITE_BUILD]) {
  const isBuilt = await buildIfStale(build, (title) => console.log(`Building ${title} …`));
  if (!isBuilt) console.log(`The build of ${build.title} is up to date.`);
}
