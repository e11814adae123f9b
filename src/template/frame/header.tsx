import { useEffect, useState } from 'react'
import { IdleButton, RoundButton, SocialButtons } from '../parts/action.tsx'
import { Icon } from '../parts/icon.tsx'
import { Wrap } from '../parts/section.tsx'
import { menu, site } from '../words/site.ts'
import style from './header.module.css'
import { Logo } from './logo.tsx'
import { SearchModal } from './search-modal.tsx'

const stickyAfter = 100

function TopBar() {
  return (
    <div className={style.topBar}>
      <Wrap>
        <ul className={style.topBarRow}>
          <li>
            <Icon name="pin" size={18} />
            {site.address}
          </li>
          <li>
            <Icon name="mail" size={18} />
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </li>
          <li>
            <SocialButtons />
          </li>
        </ul>
      </Wrap>
    </div>
  )
}

export function Header({ path, topBar }: { path: string; topBar: boolean }) {
  return (
    <header>
      {topBar && <TopBar />}
      <div className={style.place}>
        <Bar path={path} />
      </div>
    </header>
  )
}

function Bar({ path }: { path: string }) {
  const sticky = useScrolledPast(stickyAfter)
  const [open, setOpen] = useState(false)
  const [searching, setSearching] = useState(false)
  useEscape(() => setOpen(false))
  return (
    <div className={sticky ? `${style.bar} ${style.sticky}` : style.bar} data-sticky={sticky}>
      <Wrap>
        <div className={style.row}>
          <a className={style.logo} href="/template/home-two">
            <Logo />
          </a>
          <nav id="menu" className={open ? `${style.nav} ${style.open}` : style.nav} aria-label="Main">
            <ul className={style.links}>
              {menu.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} aria-current={href === path ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <div className={style.trialInMenu}>
              <IdleButton>Start Free Trial</IdleButton>
            </div>
          </nav>
          <RoundButton icon="search" name="Search" onClick={() => setSearching(true)} />
          <div className={style.trial}>
            <IdleButton>Start Free Trial</IdleButton>
          </div>
          <div className={style.toggle}>
            <RoundButton
              icon={open ? 'close' : 'menu'}
              name="Menu"
              expanded={open}
              controls="menu"
              onClick={() => setOpen(!open)}
            />
          </div>
        </div>
      </Wrap>
      <SearchModal open={searching} onClose={() => setSearching(false)} />
    </div>
  )
}

function useEscape(close: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && close()
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  })
}

function useScrolledPast(threshold: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(window.scrollY > threshold)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [threshold])
  return past
}
