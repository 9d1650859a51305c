// Every image of the demo shop by name, in the order of the lists they appear in.
import { categories, services } from './services.mjs';
import { blouses, ladies } from './products.mjs';
import { alterations, kids, occasion } from './products-more.mjs';
import { basics, bodices, courseCategories, dresses } from './courses.mjs';
import { gallery } from './gallery.mjs';
import { views } from './views.mjs';
import { photos } from './photos.mjs';
import { borders, lining, others, washing } from './events.mjs';
import { singles, testimonials } from './singles.mjs';

export const images = {
  ...categories, ...services, ...ladies, ...blouses, ...kids, ...occasion, ...alterations, ...views, ...photos,
  ...courseCategories, ...basics, ...bodices, ...dresses, ...gallery,
  ...lining, ...borders, ...washing, ...others, ...testimonials, ...singles,
};
