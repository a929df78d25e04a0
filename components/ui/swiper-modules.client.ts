'use client';

import SwiperCore from 'swiper';
import { A11y, Autoplay, Keyboard } from 'swiper/modules';

/** The parts of Swiper that the carousels use, in a chunk of their own. */
export const modules = [A11y, Autoplay, Keyboard];
export default SwiperCore;
