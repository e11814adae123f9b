// after-paint.ts for a document with fields or a carousel, which visitors use before React.
import './after-paint.ts'
import { moveCarouselBeforeReact } from './early-carousel.ts'
import { keepEarlyInput } from './early-input.ts'

keepEarlyInput()
moveCarouselBeforeReact()
