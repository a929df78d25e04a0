/** The requested sizes of posts' images. */
export const POST_IMAGE = { image_aspect: '16x9', image_width: 800 } as const;
