import { describe, expect, it } from 'vitest'
import { copy as homeEn } from './en/home.ts'
import { testimonials as en } from './en/testimonials.ts'
import { copy as homeEs } from './es/home.ts'
import { testimonials as es } from './es/testimonials.ts'

describe('testimonial on the home page', () => {
  it('equals the first of the five testimonials', () => {
    expect(homeEn.testimonial).toMatchObject(en[0])
    expect(homeEs.testimonial).toMatchObject(es[0])
  })
})
