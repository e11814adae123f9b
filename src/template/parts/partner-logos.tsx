import { partners } from '../words/figures.ts'
import style from './partner-logos.module.css'

/** Invented firms, drawn in the page's own type. */
export function PartnerLogos() {
  return (
    <ul className={style.strip} aria-label="Partners">
      {partners.map((partner) => (
        <li key={partner} className={style.logo}>
          {partner}
        </li>
      ))}
    </ul>
  )
}
