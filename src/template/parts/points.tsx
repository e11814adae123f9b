import type { IconName } from './icon.tsx'
import { Icon } from './icon.tsx'
import style from './list.module.css'

export type Point = { icon: IconName; title: string; text: string }

export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className={style.points}>
      {points.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
