import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit2: UnitText = {
  title: 'Treating the tissue',
  lessons: [
    {
      slug: 'cleaning-the-surface',
      title: 'Cleaning the surface: what works on titanium',
      minutes: 10,
      body: `A rough titanium surface with threads is hard to clean. No instrument cleans all of it. The aim is to
remove enough biofilm for the tissue to heal, and to leave a surface that stays clean.

## What is in the way
Threads hide deposits from any straight tip. The defect is narrow, and the crown blocks the view. So the first
instrument is often the driver: take the crown off whenever it can be taken off without damage.

## Tools and what they do
- **Curettes** of titanium or plastic: simple and gentle, weak between the threads.
- **Ultrasonic tips** made for implants: faster, with water, without steel on titanium.
- **Air powder** with a fine, low-abrasive powder: reaches between threads, with little damage to the surface.
- **Titanium brushes**, turning slowly with irrigation: for open surgery.
- **Chemicals and lasers**: used in addition. Evidence differs, and none of them replaces mechanical cleaning.

Steel tips scratch titanium, and scratches collect plaque. Check what is on your tray.

Never direct air or powder into loose tissue under pressure. Follow the angle and time in the instructions, because
air under the skin is a known complication.

## A sequence
1. Remove the crown, and check it for cement and open margins.
2. Remove hard deposits from the abutment and the accessible threads.
3. Clean the surface with powder or a suitable tip, all the way around.
4. Rinse with saline. Clean the crown outside the mouth, and put it back with a new screw.
5. Teach the patient one tool, and reassess after some weeks.

## Judge honestly
Bleeding should fall and depths should shrink. If pus returns or bone loss goes on, more of the same will not help.
The next step is access under sight.`,
      checklist: [
        'I take the crown off before I clean',
        'I know which tips may touch titanium',
        'I can say when cleaning alone is not enough',
      ],
    },
    {
      slug: 'surgical-access',
      title: 'Surgical access and the shape of the defect',
      minutes: 10,
      body: `Surgery lets you see what you clean. What you do after cleaning depends on the shape of the defect you
find.

## Before you open
Infection is reduced first, and the patient cleans well. Without this, surgery gives a short improvement and a
disappointed patient. Take a new radiograph. Explain that the gum will be lower afterward and that metal may show.
In the esthetic zone this alone may decide against it.

## Open, remove, clean
1. Take the crown off, and cover the connection.
2. Raise a flap wide enough to see the whole defect and sound bone around it.
3. Remove all granulation tissue. It bleeds until it is gone.
4. Clean the surface with brush, powder or curette, thread by thread, and rinse.
5. Look at the defect, and choose.

## Read the shape
- **Crater with walls** all around: it can hold a graft. Rebuilding may be tried, with or without a membrane.
- **Flat loss** without walls: a graft has nothing to hold it. Lower the flap and make the area easy to clean.
- **Mixed**: graft the part with walls, lower the gum over the rest.

Some surgeons smooth exposed threads that will stay out of bone. It makes them easier to clean, weakens thin
fixtures and spreads particles. The faculty discusses when it is justified.

The radiograph may show fill. It does not prove that bone is in contact with the surface again.
**Partial fill is possible, never assured.** Success remains no bleeding, no pus and no further loss.

## Close and follow
Suture without tension, around the neck or over it. Prescribe as the faculty teaches and local rules allow. See the
patient weekly at first, then every few months. Maintenance decides more than the choice of material.`,
      checklist: [
        'I prepare patient and hygiene before I operate',
        'I can match treatment to the shape of the defect',
        'I do not promise new contact of bone and surface',
      ],
    },
    {
      slug: 'rebuilding-soft-tissue',
      title: 'Rebuilding the soft tissue',
      minutes: 9,
      body: `Some implants bleed because nobody can clean them without pain. Others have healthy bone and a margin
that has receded. Both are soft-tissue problems, and both can often be improved.

## Two different complaints
**No keratinized tissue.** The margin is movable mucosa. It hurts when brushed, so the patient stops brushing. The
treatment is a graft that brings firm tissue.

**Recession.** The margin is firm but too low, and metal or a long crown shows. The treatment depends on where the
fixture is.

## Firm tissue where there is none
A free graft from the palate is the reference. Prepare a bed of periosteum next to the implant, fix the graft so
that it does not move, and cover the palate. The color match is poor and the function good, so it suits the back of
the lower jaw.

Substitutes spare the palate and gain less. Discuss both.

1. Deepen the area and remove muscle pull.
2. Suture the graft firmly to the bed, and press for some minutes.
3. No brushing there for two weeks; rinse as prescribed.

## Cover a recession
First look at the position of the fixture. If it is too far toward the lip, no graft will hold the margin. If the
position is acceptable, take the crown off, slim the abutment, and add connective tissue under a flap that is moved
toward the crown. Expect partial coverage, and say so.

If the position is wrong, the honest options are pink ceramic, acceptance, or removal and a new start. Unit 6
returns to it.

## When to leave it alone
A stable, clean margin with little keratinized tissue in a patient who brushes well needs no surgery. Photograph it,
measure it, and watch.

> Treat the discomfort and the bleeding, not the millimeter on the chart.`,
      checklist: [
        'I can tell missing firm tissue from recession',
        'I check the fixture’s position before I graft',
        'I know when to watch and wait',
      ],
    },
  ],
}
