import type { Feature } from '../feature'
import { lazyPage } from '../lazyPage'

const page = lazyPage(() => import('./HomePage'))

/** The home page: put together from what the features offer. */
export const home: Feature = {
  name: 'home',
  routes: [
    { path: '/', page },
    { path: '/home', page },
  ],
}
