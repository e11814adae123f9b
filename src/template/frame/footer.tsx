import { SocialButtons } from '../parts/action.tsx'
import { Wrap } from '../parts/section.tsx'
import { footerLinks, legalLinks, morePages, type Place, site } from '../words/site.ts'
import style from './footer.module.css'
import { Logo } from './logo.tsx'

export function Footer() {
  return (
    <footer className={style.footer}>
      <Wrap>
        <div className={style.columns}>
          <div className={style.brand}>
            <p className={style.name}>
              <Logo />
            </p>
            <p>{site.claim}</p>
            <SocialButtons />
          </div>
          <Links title="Links" places={footerLinks} />
          <Links title="More pages" places={morePages} />
        </div>
        <div className={style.legal}>
          <p>{site.address}</p>
          <ul>
            {legalLinks.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </footer>
  )
}

function Links({ title, places }: { title: string; places: readonly Place[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={style.title}>{title}</h2>
      <ul>
        {places.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
