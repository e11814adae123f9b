import type { ReactNode } from 'react'
import { type SocialNetwork, socialNetworks } from '../words/people.ts'
import style from './action.module.css'
import { Icon, type IconName } from './icon.tsx'

type Look = 'sun' | 'dark' | 'outline'

function classOf(look: Look) {
  return look === 'sun' ? style.action : `${style.action} ${style[look]}`
}

type Idle = { children: ReactNode; look?: Look }

/** A template action without a target: a button that does nothing, never a link to '#'. */
export function IdleButton({ children, look = 'sun' }: Idle) {
  return (
    <button type="button" className={classOf(look)}>
      {children}
    </button>
  )
}

export function ActionLink({ href, children, look = 'sun' }: Idle & { href: string }) {
  return (
    <a href={href} className={classOf(look)}>
      {children}
    </a>
  )
}

export function SubmitButton({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className={classOf('sun')}>
      {children}
    </button>
  )
}

type RoundButtonProps = {
  icon: IconName
  name: string
  onClick?: () => void
  expanded?: boolean
  controls?: string
}

export function RoundButton({ icon, name, onClick, expanded, controls }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={style.round}
      aria-label={name}
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}

export function SocialButtons() {
  return (
    <ul className={style.social}>
      {socialNetworks.map((network: SocialNetwork) => (
        <li key={network}>
          <RoundButton icon={network} name={network} />
        </li>
      ))}
    </ul>
  )
}
