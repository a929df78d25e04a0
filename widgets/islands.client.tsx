'use client';

import dynamic from 'next/dynamic';

/* Islands used by a single widget, as in components/islands.client.tsx. */

export const GalleryOpener = dynamic(() =>
  import(/* webpackChunkName: "island-gallery-opener" */ './gallery-group/gallery-opener.client').then(
    (part) => part.GalleryOpener,
  ),
);
export const MorePosts = dynamic(() =>
  import(/* webpackChunkName: "island-posts" */ './microblog-feed/more-posts.client').then(
    (part) => part.MorePosts,
  ),
);
export const PhotoSteps = dynamic(() =>
  import(/* webpackChunkName: "island-photo-steps" */ './sell-product/photo-steps.client').then(
    (part) => part.PhotoSteps,
  ),
);
