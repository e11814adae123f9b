// Loaded right after the first paint, because in the document it would delay it: what a page without React does for its
// promotion card and its carousel.
import { moveCarouselBeforeReact } from './early-carousel.ts'
import { placePromotion } from './place-promotion.ts'

moveCarouselBeforeReact()
// The first paint may come before the end of the document.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', placePromotion)
else placePromotion()
