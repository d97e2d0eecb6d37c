/** The articles themselves, in the markup of page texts; titles and summaries are in articles.ts. */
export const articleBodies = {
  'article.baby-skin.body': `Heated rooms and cold wind take water out of the skin, and a baby's skin is thinner than ours. It turns rough on cheeks, arms and legs, and it itches. Most families can calm it at home with four steps.

## Bathe short and lukewarm
Five to ten minutes in water of about 98 degrees Fahrenheit are enough, two or three times a week. Skip bubble bath and scented soap. A little mild wash for the diaper area and the folds of the neck does it.

## Cream within three minutes
Pat the skin dry instead of rubbing it, then put the cream on while it is still a little damp. A plain emollient, which is a cream that holds water in the skin, works best without perfume and colors.

- Take more than you think: a baby needs about a teaspoon for arms and legs.
- Apply in the direction of hair growth, so that pores are not blocked.
- Do it twice a day, also on good days. Stopping is why dry skin comes back.

## Cotton next to the skin
Wool scratches and synthetic fabric holds sweat. Cotton lets the skin breathe. Wash new clothes once before wearing, rinse well, and leave out the softener.

## Keep the room cool
65 to 70 degrees Fahrenheit are enough for sleep. Warm, dry air makes itching worse at night. Trim the nails, because scratching opens the skin for germs.

## What to skip
Olive oil, essential oils and home-made mixtures can irritate the skin. Creams with urea sting on babies. Powder is not needed at all, and breathing it in is harmful.

## When to see a doctor
Ask your pediatrician when the skin weeps, bleeds or has yellow crusts, when your baby has a fever or does not sleep for itching, or when two weeks of good care change nothing. It may be eczema, and that can be treated well.`,

  'article.fresh-air.body': `A nebulizer turns medicine into a fine mist that you breathe in. The cup and the mask get wet each time, and germs like wet plastic. Five minutes a day keep them out.

## After every treatment: rinse
Take cup, mouthpiece or mask apart. Rinse them under warm running water for half a minute, shake off the drops and let them dry on a clean towel. The tube and the machine itself stay dry: water in them cannot get out again.

## Once a day: wash
- Wash the parts in warm water with a drop of dish soap.
- Rinse until no foam is left.
- Let them dry in the air. A cloth leaves fibers and germs behind.
- Run the machine for a few seconds with only the tube on: that blows out the damp.

## Twice a week: disinfect
Follow the leaflet of your parts, because not every plastic can take every method. Often you may boil them for five minutes, or lay them in one part of white vinegar and three parts of water for an hour. Rinse with clean water afterwards.

## What to replace, and when
- The filter: when it is gray, at the latest every month or as the leaflet says.
- The cup of most home sets: every six months.
- Mask and tube: when they are stiff, cloudy or torn.

If a treatment takes longer than it used to, the cup is often worn out, or the filter is full.

## Fresh air helps too
Open a window wide for five minutes after a treatment. Keep smoke, candles and scented sprays out of the room. Dust the place where the machine stands: it takes in the air of the room.

## When to call
Call your doctor when you need the medicine more often than agreed, or when it no longer helps as it did. When someone can hardly breathe, call 911.`,

  'article.testing.body': `Most people who test their blood sugar do it several times a day. Small habits decide whether that is a minor nuisance or a daily dread. These are the ones that nurses teach first.

## Use the side, not the pad
The pad of a fingertip is full of nerve endings because it is made for touch. The sides have fewer. Prick a little to the left or right of the nail, and change finger every time. Leave out thumb and index finger: you need them most.

- Wash with warm water and dry well. Sugar on the skin changes the reading.
- Let the arm hang for a few seconds so that blood flows to the hand.
- Start with the lowest depth of the device and go up one step at a time.
- Press lightly from the palm towards the tip. Squeezing hard thins the drop.

## A fresh lancet each time
A lancet is a very fine needle. After one use its tip bends, too little to see but enough to feel. A box of 100 costs little and saves a lot of soreness. Never share one: blood can carry infections. Used lancets go into a hard container with a lid, not loose into the trash.

## Look after the skin
Cream your hands in the evening, not just before a test. Alcohol pads dry the skin and are not needed at home if you have washed your hands. If a finger stays sore for days, let it rest.

## Trust the reading
Strips dislike heat and damp. Keep them in their tin, close it at once, and look at the date on it. If a value does not fit how you feel, wash your hands and test again.

## Sensors
A sensor on the arm measures the fluid under the skin all day, and most days you do not need to prick at all. It runs some minutes behind the blood. When sugar changes fast, or before you treat a low, check with a strip as your care team has shown you.`,

  'article.anxiety.body': `Everyone knows fear. It becomes an illness when it comes too often, stays too long, or keeps you from things that matter to you. Doctors group several of these conditions under code F41, among them panic attacks and constant worry. They are common, and they can be treated.

## How it can feel
The heart races, breathing is fast, hands tingle, the stomach turns. Thoughts go round in circles. Many people are sure at first that something is wrong with their heart. It is right to have that checked once.

## Slow the breath down
Breathing is the one part of the alarm that you can steer.

- Sit down and put a hand on your belly.
- Breathe in through the nose and count to four.
- Breathe out slowly and count to six. The long way out is what calms.
- Go on for five minutes. Do it every day, not only when it is bad.

## Sleep as a habit
Get up at the same time every day, also after a poor night. No coffee after noon, no screen in the last hour. If you lie awake for more than 20 minutes, get up, read something dull, and go back when you are tired.

## Small steps towards the fear
What we avoid grows. Take the thing that frightens you a little, do it often, and wait until the fear sinks by itself. A therapist can plan such steps with you. This way of treatment, called cognitive behavioral therapy, helps most people.

## Measuring, with care
A pulse oximeter can show that the oxygen in your blood is fine while you feel short of breath. One look may reassure. If you check again and again, put it away: checking feeds the worry.

## When to ask for help
See your doctor when fear rules your days, if you are using alcohol or pills to cope, or when it has lasted for weeks. If you think about harming yourself, call or text 988 at any hour. In an emergency call 911.`,

  'article.arthritis.body': `In arthritis the smooth layer in a joint wears thin. The joint is stiff in the morning, it hurts on the first steps, and it may swell. The code M19 stands for the common form that comes with the years, mostly in knees, hips and hands. It cannot be undone, but a lot can be done about it.

## Keep moving
Rest makes a joint stiffer. Cartilage lives on movement: it is fed when it is pressed and let go.

- Walk, swim or cycle on most days, half an hour in all.
- Train the muscles around the joint twice a week. Strong thighs take load off a knee.
- A little more ache for an hour is fine. If it lasts until the next day, do less next time.

## Take the load off
Each pound of body weight is felt as several pounds in the knee. Losing even a little helps. A cane belongs in the hand on the other side of the sore leg; its handle should be at the height of your wrist.

## Supports and braces
A knee support keeps the joint warm and steady, and many people walk further with it. Some braces press from one side and open the worn half of the knee. Measure around the leg where the size chart says, standing, and in the morning. Take the brace off at night.

## Warmth or cold
Warmth loosens a stiff joint: a shower, a heat pack, a warm bath for the hands. Cold calms a swollen, hot one. Twenty minutes are enough for both. Always put a cloth between pack and skin.

## Make the day easier
Thick handles, jar openers, a raised toilet seat, a long shoe horn: none of it is giving in. It saves the joint for what you like to do.

## When to see a doctor
Go soon when a joint is red, hot and very swollen, when you have a fever, when you cannot put weight on it after a fall, or when several joints are stiff for more than an hour every morning.`,

  'article.asthma.body': `In asthma the airways are irritated and swell easily. Cold air, pollen, smoke, a cold or effort make them narrow: you cough, wheeze and feel tight in the chest. Doctors use the code J45. With the right treatment most people live without limits.

## Two kinds of inhaler
One calms the airways over weeks and is taken every day, also when you feel well. The other opens them within minutes and is for attacks. Ask which of yours is which, and write it on them. If you need the quick one more than twice a week, tell your doctor.

## A spacer helps the spray to arrive
A spray is fast; much of it lands in the mouth. A spacer is a tube that holds the mist until you breathe in.

- Shake the inhaler and put it on the spacer.
- Breathe out, close your lips around the mouthpiece, press once.
- Breathe in slowly and deeply, hold your breath for ten seconds if you can.
- Wait half a minute before the second puff. Rinse your mouth afterwards.

Small children use a spacer with a mask. Wash it once a week in water with dish soap and let it dry in the air: rubbing charges the plastic, and the mist sticks to it.

## Peak flow: see it before you feel it
A peak flow meter shows how fast you can blow out. Blow three times, write down the best value, morning and evening. Your own best value is your yardstick. A drop below 80% of it is an early sign, long before you wheeze.

## A plan on paper
Ask your doctor for a written action plan with three zones.

- Green: all well. Go on as usual.
- Yellow: cough, waking at night, or a falling peak flow. The plan says what to add.
- Red: hard to speak, lips turn blue, the quick inhaler does not help. Call 911.

Hang it on the fridge. Give a copy to school, sitter or colleague.

## Clear the air
Do not smoke, and let nobody smoke at home. Wash bedding hot once a week. Air the bathroom against mold. A yearly flu shot saves many a bad winter.`,

  'article.back-pain.body': `Almost everyone has back pain at some time. Mostly a muscle or a joint is strained, nothing is broken, and it is much better after two to four weeks. The code M54 stands for such pain.

## Move early
Lying in bed for days used to be the advice. Today we know that it makes things worse. Stay up, go for short walks, and do what you can of your day. Pain when moving does not mean that you damage something.

- Walk ten minutes, three times a day, and add a little every day.
- Lie on your back with your calves on a chair when you need a break.
- Lift close to the body, with bent knees, and turn with your feet.

## Warmth, and sleep
A heat pack for twenty minutes loosens tight muscles. Put a cloth between pack and skin, and do not sleep on it. On your side, a pillow between the knees takes the twist out of the back; on your back, one goes under the knees.

## Sit well, and not for long
The best position is the next one. Get up every half hour. Feet flat on the floor, the seat a little higher than the knees, a cushion in the hollow of the back. A wedge cushion tips the hips forward and makes sitting upright easier.

## When a support helps
A back support reminds you how to move and gives safety when you have to lift or stand for long. Wear it for hours, not all day, and for weeks, not permanently: muscles should not forget their work. Measure around the waist or hips as the size chart says.

## Get strong again
When the worst is over, train back and belly twice a week. It is the one thing that clearly makes the next time less likely.

## When to see a doctor
Go at once, or call 911, when legs feel weak or numb, if you lose control of your bladder or cannot urinate, or when you are numb between the legs. Make an appointment when pain follows a fall, comes with a fever or weight loss, wakes you every night, or is no better after four weeks.`,
}
