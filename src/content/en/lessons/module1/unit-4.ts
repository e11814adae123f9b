import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit4: UnitText = {
  title: 'The surgery',
  lessons: [
    {
      slug: 'tray-and-team',
      title: 'The tray and the team',
      minutes: 8,
      body: `Most trouble in a first surgery is not surgical. A part is missing, the water is off, the motor turns
the wrong way. Ten minutes before the patient sits down prevent most of it.

## Before the patient is seated
1. Confirm patient, site and side aloud, with the plan on the screen.
2. Check the fixture in the planned size, and one size above and below.
3. Run the motor: speed, torque limit, direction.
4. Let saline run until it reaches the drill tip.
5. Read the sterility indicators and keep the labels for the record.

![Drills, drivers, torque wrench, implants and abutments laid out on a white tray](figure:kit_flat)

## The order on the tray
Lay instruments out in the order of use, from left to right. Anesthetic, blade, elevator, drills by diameter, gauge
and pins, driver, wrench, cover screw, healing abutment, sutures. An empty place then shows you what is missing.

Check every drill for wear. A blunt drill cuts slowly, and the surgeon pushes harder without noticing. Count the
uses, as the manufacturer asks.

## The team
Give each person one task. The assistant reads the [surgical tray checklist](/resources) aloud and answers for
suction and irrigation. Say what you will do before you do it: "Pilot to eleven and a half." The assistant repeats
the depth. Two people then have to be wrong at once.

Agree on a word that stops everything. Anyone may say it.

## If something falls or fails
Keep one spare of what you cannot do without: driver, pilot drill, cover screw. Tie floss to small drivers, because
a part that is swallowed or inhaled is an emergency. If a piece is missing at the end, find it before the patient
stands up.`,
      checklist: [
        'I confirm patient, site and side aloud',
        'I test motor and irrigation before the patient is seated',
        'I know what my assistant repeats back to me',
      ],
    },
    {
      slug: 'flap',
      title: 'Anesthesia, incision and flap',
      minutes: 9,
      body: `A flap is raised for one reason: to see. Make it as small as that purpose allows, and never smaller.

## Anesthesia
Infiltration on the buccal and lingual side is enough for many single sites. In the posterior lower jaw some
surgeons avoid a deep block, so that the patient can still report what happens near the canal. Your faculty will
show you its own routine. Check numbness of the gum before the blade touches it.

## The incision
Cut on the crest, down to bone, in one stroke. Where keratinized tissue is narrow, shift the incision so that some
of it stays on each side. Continue in the sulcus of the neighbors, so that the papillae come with the flap or remain
untouched, but are not torn.

If you need more room, add a short vertical release at a line angle, not over the buccal root and not across the
papilla. Keep the base wider than the edge, because the blood comes from the base.

In the lower premolar region, find the mental foramen on the plan before you release anything. A vertical incision
over it cuts the nerve.

## Raising it
Turn the elevator with its convex side to the flap and stay under the periosteum. Move in small steps from the
incision outward. Hold the retractor on bone, never on soft tissue.

On the lingual side of the lower jaw stay on bone and stay gentle. The vessels of the floor of the mouth are close.

## What to look at now
The ridge is in front of you for the first time. Compare it with the plan: width, undercuts, soft spots, remnants.
Remove soft tissue from the crest. If the bone is thinner than the plan says, stop and think while nothing has been
drilled.`,
      checklist: [
        'I know why the base of the flap is wider than its edge',
        'I locate the mental foramen before any release',
        'I compare the ridge with the plan before I drill',
      ],
    },
    {
      slug: 'drill-sequence',
      title: 'The drill sequence',
      minutes: 11,
      film: 'drill_sequence',
      body: `Each drill in the sequence has one task. The first decides position, axis and depth. All others only
widen what the first has decided.

## Pilot first
Mark the entry point on bone, measured from the neighbors. Drill with the pilot to part of the depth, place a
parallel pin and look from the front and from the side. Take a radiograph if there is any doubt. At this point a
wrong axis can still be corrected. Two drills later it cannot.

![Implant drill with depth marks and water drops](figure:drill_macro)

Then go to full depth. Read the laser mark at the level of the bone, not of the gum, and remember the extra length
of the tip.

## Widen in small steps
Follow the diameters of the system in order. A skipped drill leaves too much bone for the next one, and that bone
becomes heat. Move the drill in and out, so that chips leave and saline enters. Let the drill cut; do not push.

Speed and torque come from the instructions for use. Cooling comes from you: saline at the tip, sharp drills,
pauses.

## Let the bone choose the last drill
In **soft** bone stop one drill short. The threads compress the walls and the hold improves. In **dense** bone use
the full diameter at the crest, and a tap if the system asks for one. Otherwise pressure and heat damage bone that
looks perfect today.

The example in the film ends at 3.5 mm for soft bone and at 4.0 mm for dense bone. Other systems have other numbers,
and the principle remains.

## Before the fixture
Rinse the site. Feel all walls with a blunt probe or gauge: four walls and a floor. If the probe falls through, you
have left the bone. Stop, take a radiograph, and think again.`,
      checklist: [
        'I check the axis with a pin before I go to full depth',
        'I read the depth at bone level and add the tip',
        'I can say when to stop one drill short',
      ],
    },
    {
      slug: 'seating-the-fixture',
      title: 'Seating the fixture',
      minutes: 10,
      film: 'placement',
      body: `The fixture is in its package until the site is ready, measured and rinsed. From then on, nothing
touches its surface except blood.

## Last checks
Read the label aloud: diameter, length, date. Compare with the plan and with the last drill. Open the sterile
package only now. Let the assistant keep the label for the record.

## Driving it in
Carry the fixture straight to the site. Do not touch lip, tongue or glove. Start in the axis of the preparation,
slowly, by motor or by hand. A thread that starts crooked cuts its own path, and you will not get the old one back.

Watch the torque as it rises. It should climb steadily and reach its value near full depth. The film shows about 35
Ncm as an example; the manufacturer gives the range for its fixture.

- **Low torque**: the fixture may turn under the driver. Plan for covered healing and a longer wait.
- **High torque before full depth**: stop. Turn back, widen the crest or tap, and try again. Do not force it.

## Depth and rotation
In a healed posterior site many systems sit level with the bone or slightly below. In the esthetic zone the depth is
measured from the planned gum margin, which Module 2 teaches. Turn the index of the connection as the system asks,
so that the abutment fits later.

Remove the driver without rocking it. Look into the connection: it should be clean, with no tissue over the
platform.

## Confirm and record
Take a radiograph at right angles to the fixture. Threads that appear sharp on both sides mean a good projection.
Record torque, length, diameter and lot. The torque of today tells you about today only, but you will want it when
you choose the date of the impression.`,
      checklist: [
        'I open the package only when the site is ready',
        'I know what to do when torque rises too early',
        'I record torque, size and lot number',
      ],
    },
  ],
}
