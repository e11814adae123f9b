import { expect, test } from 'vitest'
import { isInMiddleEastOrAfrica } from './region.ts'

test('the Gulf, the Levant and all of Africa are in the region, other countries are not', () => {
  for (const country of ['AE', 'SA', 'EG', 'ZA', 'NG', 'KE', 'MA', 'JO', 'ae']) {
    expect(isInMiddleEastOrAfrica(country)).toBe(true)
  }
  for (const country of ['US', 'MX', 'ES', 'IN', 'GB', '', null]) {
    expect(isInMiddleEastOrAfrica(country)).toBe(false)
  }
})
