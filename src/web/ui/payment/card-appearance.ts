// Styles the provider's card fields with our design tokens.
import type { Appearance, CustomFontSource } from '@stripe/stripe-js'
import jost from '../fonts/jost.woff2?url'

export function cardFonts(): CustomFontSource[] {
  const src = `url(${new URL(jost, location.origin).href})`
  return ['400', '500'].map((weight) => ({ family: 'Jost', src, weight }))
}

export function cardAppearance(): Appearance {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(name).trim()
  return {
    variables: {
      fontFamily: 'Jost, sans-serif',
      fontSizeBase: '17px',
      colorText: token('--ink'),
      colorTextPlaceholder: token('--placeholder'),
      colorPrimary: token('--blue'),
      colorDanger: token('--red'),
      colorBackground: token('--white'),
      borderRadius: token('--corner'),
      gridRowSpacing: token('--s5'),
      gridColumnSpacing: token('--s4'),
    },
    rules: {
      '.Input': {
        border: `1px solid ${token('--field-border')}`,
        boxShadow: 'none',
        fontSize: '17px',
        lineHeight: '26px',
        padding: '14px 16px',
      },
      '.Input:focus': {
        borderColor: token('--blue'),
        boxShadow: 'none',
        outline: `2px solid ${token('--blue')}`,
        outlineOffset: '2px',
      },
      '.Input--invalid': { border: `2px solid ${token('--red')}`, boxShadow: 'none', padding: '13px 15px' },
      '.Label': { fontSize: '17px', fontWeight: '500', lineHeight: '27px', marginBottom: '8px' },
      '.Error': { fontSize: '15px', marginTop: '8px' },
    },
  }
}
