import { describe, expect, it } from 'vitest'
import { copy as homeEn } from './en/home.ts'
import { testimonials as en } from './en/testimonials.ts'
import { copy as homeEs } from './es/home.ts'
import { testimonials as es } from './es/testimonials.ts'

describe('the testimonial of the home page', () => {
  it('is the first of the five, word by word', () => {
    expect(homeEn.testimonial).toMatchObject(en[0])
    expect(homeEs.testimonial).toMatchObject(es[0])
  })
})
