import { useEffect, useState } from 'react'
import { tileCount, tileTitle } from '../words/courses.ts'
import style from './category-tiles.module.css'
import { Icon } from './icon.tsx'

const fewest = 5
const most = 74
const places = Array.from({ length: tileCount }, (_, place) => place)

export function CategoryTiles() {
  const counts = useRandomCounts()
  return (
    <ul className={style.tiles}>
      {places.map((place) => (
        <li key={place} className={style.tile}>
          <Icon name="chart" size={36} />
          <h3>{tileTitle}</h3>
          <p>{counts[place] ?? '–'} Courses</p>
        </li>
      ))}
    </ul>
  )
}

/** Drawn at random in the browser only. In the rendered page it would not match at hydration. */
function useRandomCounts(): readonly number[] {
  const [counts, setCounts] = useState<readonly number[]>([])
  useEffect(() => setCounts(places.map(randomCount)), [])
  return counts
}

function randomCount() {
  return fewest + Math.floor(Math.random() * (most - fewest + 1))
}
