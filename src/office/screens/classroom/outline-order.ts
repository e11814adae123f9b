// Moves in an outline. A lesson that leaves the top or the end of its unit goes to the unit next to it.
import type { Outline } from '#contract/catalogue/lessons.ts'

export type Place = { unit: number; lesson: number }
type Units = Outline['units']

/** To a place as it is before the lesson is taken out. */
export function moveLesson(units: Units, from: Place, to: Place): Units {
  const slug = units[from.unit]?.lessons[from.lesson]
  if (slug === undefined || !units[to.unit]) return units
  const isLater = from.unit === to.unit && to.lesson > from.lesson
  const without = units.map((unit, index) =>
    index === from.unit ? { ...unit, lessons: unit.lessons.filter((_, at) => at !== from.lesson) } : unit,
  )
  return without.map((unit, index) =>
    index === to.unit
      ? { ...unit, lessons: unit.lessons.toSpliced(to.lesson - Number(isLater), 0, slug) }
      : unit,
  )
}

/** The place that one step up or down leads to; null at the very top or end. */
export function stepFrom(units: Units, { unit, lesson }: Place, step: -1 | 1): Place | null {
  const own = units[unit]?.lessons.length ?? 0
  const next = lesson + step
  if (next >= 0 && next < own) return { unit, lesson: next }
  const other = units[unit + step]
  return other ? { unit: unit + step, lesson: step === 1 ? 0 : other.lessons.length } : null
}

export function stepLesson(units: Units, from: Place, step: -1 | 1): Units {
  const to = stepFrom(units, from, step)
  if (!to) return units
  const isDown = step === 1 && to.unit === from.unit
  return moveLesson(units, from, isDown ? { ...to, lesson: to.lesson + 1 } : to)
}

export function moveUnit(units: Units, from: number, to: number): Units {
  const unit = units[from]
  if (!unit || to < 0 || to >= units.length) return units
  return units.toSpliced(from, 1).toSpliced(to, 0, unit)
}

export function retireLesson(units: Units, { unit, lesson }: Place): Units {
  return units.map((one, index) =>
    index === unit ? { ...one, lessons: one.lessons.toSpliced(lesson, 1) } : one,
  )
}

export function addLesson(units: Units, unit: number, slug: string): Units {
  return units.map((one, index) => (index === unit ? { ...one, lessons: [...one.lessons, slug] } : one))
}
