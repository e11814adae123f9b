import { useState } from 'react'
import { testimonials } from '../words/people.ts'
import { RoundButton } from './action.tsx'
import style from './testimonial-carousel.module.css'

export function TestimonialCarousel() {
  const [current, setCurrent] = useState(0)
  const step = (by: number) => setCurrent((current + by + testimonials.length) % testimonials.length)
  const shown = testimonials[current]
  return (
    <section aria-roledescription="carousel" aria-label="Testimonials">
      <div aria-live="polite">
        {shown && (
          <figure className={style.slide}>
            <blockquote className={style.quote}>{shown.text}</blockquote>
            <figcaption>{shown.author}</figcaption>
          </figure>
        )}
      </div>
      <div className={style.controls}>
        <RoundButton icon="left" name="Previous testimonial" onClick={() => step(-1)} />
        <span>
          {current + 1} / {testimonials.length}
        </span>
        <RoundButton icon="right" name="Next testimonial" onClick={() => step(1)} />
      </div>
    </section>
  )
}
