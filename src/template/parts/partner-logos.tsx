import { partners } from '../words/figures.ts'
import style from './partner-logos.module.css'

/** Fictional companies, set in the page's own font. */
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
