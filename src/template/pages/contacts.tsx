import { SocialButtons } from '../parts/action.tsx'
import { Banner } from '../parts/banner.tsx'
import { Icon } from '../parts/icon.tsx'
import { MessageForm } from '../parts/message-form.tsx'
import prose from '../parts/prose.module.css'
import { Section } from '../parts/section.tsx'
import { contacts } from '../words/pages.ts'
import { site } from '../words/site.ts'

export function ContactsPage() {
  return (
    <>
      <Banner title={contacts.title} lead={contacts.lead} />
      <Section>
        <div className={prose.columns}>
          <div>
            <h2>Send us a message</h2>
            <div className={prose.form}>
              <MessageForm submit="Send message" />
            </div>
          </div>
          <aside className={prose.box} aria-label="Where we are">
            <h2>Where we are</h2>
            <ul className={prose.facts}>
              <li>
                <Icon name="pin" />
                {site.address}
              </li>
              <li>
                <Icon name="mail" />
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </li>
              <li>
                <Icon name="phone" />
                {site.phone}
              </li>
            </ul>
            <SocialButtons />
          </aside>
        </div>
      </Section>
    </>
  )
}
