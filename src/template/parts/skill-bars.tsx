import { skills } from '../words/courses.ts'
import style from './skill-bars.module.css'

export function SkillBars() {
  return (
    <ul className={style.bars}>
      {skills.map(({ name, percent }) => (
        <li key={name}>
          <span className={style.name}>
            {name} <span>{percent}%</span>
          </span>
          <progress className={style.bar} value={percent} max={100} aria-label={name} />
        </li>
      ))}
    </ul>
  )
}
