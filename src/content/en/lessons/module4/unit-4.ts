import type { UnitText } from '../../../classroom/lesson-types.ts'

export const unit4: UnitText = {
  title: 'The provisional',
  lessons: [
    {
      slug: 'load-today-or-later',
      title: 'Load today, or later',
      minutes: 9,
      film: 'osseointegration',
      body: `Immediate loading is possible when every condition is met, not when most of them are. The patient
should be ready for both endings of the day.

## Conditions for today
1. All implants that carry the provisional are firm. Many ask for about 30 to 35 Ncm or more on each.
2. They are spread well, and joined by a rigid provisional.
3. The provisional has no cantilever, or a very short one.
4. Contacts can be even, and light at the back.
5. The patient will keep to soft food, and returns.

The figures are conventions. The faculty states those of the course, and the instructions for use come first.

## Why joining helps
A single implant under load is bent. Four implants joined by a stiff bar share the load, and each moves much less.
This is why a full arch tolerates early load better than a single crown does. It is also why
**a broken provisional is an emergency**: from that moment each part moves alone.

## Reasons to wait
- One or more implants turn or were placed in a fresh graft.
- Grinding that cannot be controlled.
- Soft bone with low torque throughout.
- A patient who lives far away and cannot come for a repair.

Then close over the implants or put on healing caps, and reline the denture with soft material, well relieved. The
patient has teeth, only removable ones.

## The dip applies here too
Around weeks three and four stability is lowest. The patient feels well and is tempted by bread crust. Call in those
weeks, ask about food and repeat the rule.

> Promise teeth on the day of surgery only as "if everything is firm". Have the denture ready for the other case,
> and show it beforehand.`,
      checklist: [
        'I can list five conditions for loading today',
        'I know why a broken provisional is urgent',
        'I prepare the patient for both endings',
      ],
    },
    {
      slug: 'conversion',
      title: 'Converting the denture',
      minutes: 12,
      body: `The denture becomes a fixed provisional in the hours after surgery. The work is simple in principle,
and each small error shows as tension, fracture or inflammation.

## Before surgery
Make a denture at the approved height and tooth position, strong and thick where cylinders will pass. Make a
duplicate in clear material for surgery. Check the bite, because this is the record you will use when the patient is
numb.

## Pick up
1. Place caps or temporary cylinders on the abutments, and block out below with a sheet of rubber dam.
2. Mark their positions and drill generous holes. The denture must seat **passively** over all cylinders.
3. Seat the denture on the palate or the back pads, and let the patient close into the bite.
4. Join one or two cylinders with a little resin, let it set, and check the bite again.
5. Join the rest, and let it set fully without movement.
6. Unscrew, and finish outside the mouth.

If the denture touches a cylinder while the resin sets, tension is built in.

## Finish
Fill the gaps, remove the flange and the palate, and shorten behind the last implant. Make the side toward the gum
**convex and smooth**, without hollows. Leave room for a brush at each implant. Polish highly, clean, and disinfect.

Reinforce with a wire or fiber if the material is thin. Most provisionals break at a cylinder or at the midline.

## Deliver
Seat, tighten to the low value for the provisional screws, in a crosswise order. Take radiographs of all joints.
Adjust the bite: even contacts from canine to canine and on the premolars, light at the back, no steep guidance.

Close the channels with a soft plug and a thin cover. Photograph it, and give the diet sheet.`,
      checklist: [
        'I check that the denture seats passively over cylinders',
        'I join a few cylinders first and recheck the bite',
        'I make the side toward the gum convex and smooth',
      ],
    },
    {
      slug: 'the-first-twelve-weeks-of-an-arch',
      title: 'Diet, visits and repairs in the first twelve weeks',
      minutes: 8,
      body: `The provisional is on, and the patient is delighted. The risk is highest now. For twelve weeks or so
the implants are held by young bone, and a plastic bridge is all that joins them.

## Diet in stages
- **First two weeks**: liquids and what can be crushed with the tongue.
- **Until about week twelve**: soft food that a fork can cut. No crusts, nuts, raw vegetables or chewing gum.
- **After release** by you, and only then: a gradual return.

Give it in writing, with examples from the patient’s own kitchen. Ask what was eaten yesterday; the answer to "do
you keep to the diet" is always yes.

## Visits
1. **Next day**: a call. Pain, swelling, bleeding, anything that moves.
2. **One week**: wound, hygiene, contacts. Do not remove the provisional.
3. **Two to four weeks**: again contacts and screws by feel. Teach the water jet and the brush.
4. **Eight weeks**: contacts, cracks, hygiene.
5. **Twelve weeks or more**: remove it, test each implant alone, radiographs, and plan the bridge.

Removing the provisional early to look below it does more harm than good, unless there is a reason.

## Repairs
A crack or fracture is seen **the same day**. Until then: no chewing. Take it off, repair it with reinforcement,
check that it still sits without tension, and put it back. Ask why it broke: thin material, cantilever, contact,
grinding, bread.

A loose provisional is as urgent. If one implant hurts or turns when tested, take it out of the provisional, if the
others can carry it, and wait.

## Hygiene
From the second week a soft brush from both sides, a water jet at low power, later floss with a stiff end. Show it
on a model, and let the patient try in front of a mirror.`,
      checklist: [
        'I give the diet in stages and in writing',
        'I see a broken provisional the same day',
        'I test each implant alone before the final bridge',
      ],
    },
  ],
}
