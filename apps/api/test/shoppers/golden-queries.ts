/**
 * What shoppers type, and a pattern for the names of expected products, one per line: kind | typed | expected.
 * Written from the seed catalogue; all are measured, including those that fail.
 */
export const GOLDEN_QUERIES = `
exact | Rollabout chair | ^Rollabout chair
exact | knee orthosis | ^knee orthosis
exact | pulse oximeter | pulse oximeter
exact | eye pad sterile | ^Eye pad, sterile
exact | hospital bed without mattress | hospital bed.*without mattress
exact | breast pump | breast pump
exact | peak flow meter | peak flow meter
exact | chicken thighs | ^Chicken Thighs
exact | bed cradle | ^Bed cradle
exact | iv pole | ^iv pole
exact | patient lift electric | ^Patient lift, electric
exact | trapeze bar free standing | ^Trapeze bar, free standing
exact | raised toilet seat | ^Raised toilet seat
exact | toilet rail | ^Toilet rail
exact | sitz bath chair | ^Sitz bath chair
exact | artificial larynx | ^Artificial larynx
exact | oral thermometer | ^Oral thermometer
exact | infrared thermometer | ^Infrared Thermometer
exact | surgical mask | surgical mask
exact | nitrile exam gloves | nitrile.*exam|exam.*nitrile
exact | digital thermometer | ^Digital Thermometer
exact | head lice treatment | head lice treatment
exact | nasal aspirator | ^Nasal Aspirator
exact | lymphoedema garment | lymphoedema garment
exact | paraffin bath | ^Paraffin bath
exact | overbed table | ^Over-bed table
exact | wrist blood pressure monitor | ^Wrist Blood Pressure Monitor
exact | medjool dates | ^Medjool Dates
exact | goat milk | ^Goat Milk
exact | ground beef | ^Ground Beef
exact | veal loin chop | ^Veal Loin Chop
exact | fentanyl urine test | fentanyl.*urine|urine.*fentanyl
exact | spirometer | spirometer
exact | wearable breast pump | ^Wearable Breast Pump
exact | transfer bench | ^Transfer bench
exact | composite dressing | ^Composite dressing
exact | enteral nutrition infusion pump | ^Enteral nutrition infusion pump
exact | bed pan | ^Bed pan
exact | negative pressure wound therapy | negative pressure wound therapy
exact | alternating pressure pad pump | alternating pressure pad
code | A6410 | ^Eye pad, sterile
code | HCPCS-E1031 | ^Rollabout chair
code | hcpcs e1031 | ^Rollabout chair
code | 04015630019915 | ^CoaguChek
code | 4015630019915 | ^CoaguChek
code | 04625358 | ^CoaguChek
code | wf 20w013 | ^Waterpik Cordless
code | E0604 | ^Breast pump, hospital grade
code | e0621 | ^Sling or seat, patient lift
code | L0984 | ^Protective body sock
code | T4530 | ^Pediatric sized disposable incontinence
code | A4283 | ^Cap for breast pump bottle
code | HCPCS-A7025 | ^High frequency chest wall oscillation
code | K0073 | ^Caster pin lock
code | 5017950000740 | ^CliniShield Advance
code | 15065663000349 | ^Pelican Select
code | NDB-05091 | ^Chicken Thighs
code | NDB 22899 | ^Macaroni and Cheese
code | L27619 | ^Lamaze Water Filled
code | EASYL500 | ^1 Easy peak flow
code | FC-BP131 | FC-BP131
code | fc bp131 | FC-BP131
code | M8275058/5 | ActiV.A.C
code | C-PTBSY-2700 | ^Dolphin BT
code | 5060634180245 | ^Solace System
code | GMX-ABSBELT02 | GMX-ABSBELT02
code | 25-889-09-91 | ^Level One Cmf Screw
code | AESH5XPQT | ^American Eagle
code | B9002 | ^Enteral nutrition infusion pump
code | 1554783 | ^Henry Schein Dental Floss
code | W3902 | ^Electric wheelchair W3902
brand | Similac | Similac
brand | hu-friedy | Hu-Friedy
brand | roche | CoaguChek|Accu-Chek|Aviva
brand | Enfamil | Enfamil
brand | juzo soft | ^Juzo Soft
brand | Invacare | Invacare
brand | midmark | Midmark
brand | gerber | Gerber
brand | glucorx | GlucoRx
brand | freestyle libre | FreeStyle Libre
brand | allevyn | ^Allevyn
brand | biatain | ^Biatain
brand | contour plus | CONTOUR
brand | lifepak | LIFEPAK
plural | commode chairs | ^commode chair
plural | lancet | lancet
plural | wheelchairs | wheelchair
plural | walkers | ^walker
plural | thermometers | thermometer
plural | nebulizers | nebulizer
plural | hospital beds | ^hospital bed
plural | surgical masks | surgical mask
plural | breast pumps | breast pump
plural | catheters | catheter
plural | test strip | test.*strip
plural | knee braces | knee brace
plural | canes | ^cane
plural | crutch | ^crutch
plural | teethers | teether
plural | scooter | scooter
plural | bed pans | ^Bed pan
plural | toothbrushes | toothbrush
typo | weelchair | wheelchair
typo | commdoe | commode
typo | nebuliser | nebulizer
typo | oxymeter | oximeter
typo | glocuse | gluco
typo | hosptial bed | hospital bed
typo | enfamill | Enfamil
typo | surgical maks | surgical mask
typo | wheelchiar cushion | wheelchair.*cushion
typo | thermometor | thermometer
typo | cathetar | catheter
typo | incontinance | incontinence
typo | tracheotomy | trache
typo | cruches | crutch
typo | wallker | ^walker|walker
typo | orthosys knee | knee orthosis
typo | bandege | bandage
typo | nitril gloves | nitrile
typo | syrnge | syringe
typo | defibrilator | defibrillator
typo | compresion stocking | compression stocking
typo | simalac | Similac
typo | ileostmy bag | ileostomy bag
typo | spacr mask | spacer
typo | mattres | mattress
typo | matress overlay | mattress overlay|overlay for mattress
typo | toothbrsh | toothbrush
typo | suchure | suture
typo | oxigen concentrator | oxygen concentrator
typo | pregancy test | pregnancy
typo | lymphodema garment | lymphoedema garment|^Nighttime padded compression garment
typo | tracheostmy tube | tracheostomy
joined | coagu chek | CoaguChek
joined | water pik flosser | Waterpik
joined | breastpump | breast pump
joined | hospitalbed | hospital bed
joined | wheelchaircushion | wheelchair.*cushion
joined | bloodpressuremonitor | blood pressure monitor
joined | teststrips | test.*strips
joined | pulseoximeter | pulse oximeter
joined | kneebrace | knee brace
joined | patientlift | patient lift
joined | over bed table | ^Over-bed table
joined | wheel chair | wheelchair
joined | tooth brush | toothbrush
joined | accuchek | Accu-Chek
joined | accu chek | Accu-Chek
joined | x-ray | x-ray|xray|x ray|imaging
joined | ultra sound | ultrasound
lay | baby formula | formula|Similac|Enfamil|Good Start
lay | sugar strips | test.*strips
lay | blood sugar meter | glucose monitor
lay | boot | boot
lay | moon boot | walking boot
lay | walker with seat | walker|rollator
lay | rollator | walker
lay | walking stick | ^cane
lay | zimmer frame | ^walker
lay | electric scooter | Scooter
lay | potty chair | ^commode chair
lay | pee bottle | ^urinal
lay | hoyer lift | ^patient lift
lay | drip stand | ^iv pole
lay | band aid | adhesive|dressing
lay | adult diapers | incontinence
lay | nappies | diaper
lay | stitches | suture
lay | finger pricker | lanc|skin piercing
lay | bp cuff | ^blood pressure cuff
lay | oxygen tank | gaseous oxygen|oxygen cylinder
lay | finger oxygen | pulse oximeter
lay | booger sucker | ^nasal aspirator
lay | neck brace | cervical
lay | neck collar | cervical.*collar
lay | back brace | lumbar|lso
lay | compression socks | below knee|stocking
lay | tens machine | transcutaneous|tens
lay | heart shocker | defibrillator
lay | wound vac | negative pressure wound
lay | stoma bag | ostomy pouch
lay | condom catheter | external
lay | rubber gloves | gloves
lay | covid test | covid|scov
lay | trach tube | tracheostomy
lay | sleep apnea mask | mask
lay | snoring mouthpiece | mandibular|snor
lay | milk pump | breast pump
lay | fake breast | breast prosthesis
lay | lice comb | nit comb|lice comb
lay | artificial tears | eye drops
lay | bath seat | bath|tub
lay | toilet riser | ^raised toilet seat
lay | transport wheelchair | transport chair
lay | electric wheelchair | electric wheelchair|power wheelchair
lay | ace bandage | compression bandage
lay | seaweed dressing | alginate
lay | hamburger meat | ^Ground Beef
lay | mince | ^Ground Beef
lay | udhiya | qurbani
lay | shuger strips | test.*strips
size | cushion 22in | cushion.*22 inch
size | wheelchair cushion 22 inch | cushion.*22 inch
size | wheelchair cushion 22" | cushion.*22 inch
size | foam dressing 5x5 cm | dressing 5cm x 5cm
size | silicone foam 10 x 10 cm | 10cm x 10cm
size | dressing 10x10cm | 10cm x 10cm
size | biatain 7.5 x 7.5 | ^Biatain Silicone dressing 7.5cm x 7.5cm
size | allevyn 20x20 | ^Allevyn Ag Gentle
size | barrier film 50ml | barrier film.*50 ml
size | cream 500g | cream, 500 g
size | cetraben 450 grams | ^Cetraben ointment, 450 g
size | catheter 16 french | 16Ch
size | catheter 16fr | 16Ch
size | gentlecath ch12 | CH12
size | lancets 30g | 30 ?gauge
size | lancets 21 gauge | 21 ?gauge
size | stocking 30-40 mmhg | 30-40 mmHg
size | stockinette 5cm 5m | ^CliniFast stockinette 5cm, 5 m
size | avelle 12 x 41 cm | ^Avelle dressing
size | kerrapro 10 x 10 x 0.3 cm | ^KerraPro sheet
begin | catheter 18 | 18
begin | wheelch | wheelchair
begin | incont | incontinence
mixed | nitrile gloves powder free | nitrile
mixed | strips glucose | gluco.*strips
mixed | female urinal | ^Urinal; female
mixed | chair with commode | commode
mixed | manual wheelchair lightweight | lightweight wheelchair
mixed | pump for breast electric | breast pump
mixed | sterile gauze pads | gauze.*sterile
typo | blood presure cuff | ^blood pressure cuff
typo | lancet divice | device for lancet|lancing device
mixed | crutches for adult | ^crutch
mixed | cheap walkers for my grandmother | ^walker
mixed | can you show me some walkers with seats | walker.*seat|seat.*walker
mixed | mobility scooter battery | scooter
mixed | glove size medium | gloves medium
mixed | compression stockings size xl | ^Gradient compression stocking
size | 10 ml syringes | syringe
size | 2 inch tape | tape
size | gauze pads 4x4 | gauze.*pad
lay | back pain | lumbar
lay | tweezers | forceps
lay | silla de ruedas | wheelchair
lay | sillas de ruedas electricas | electric wheelchair|power wheelchair
lay | Muletas | ^crutch
lay | pañales para adultos | incontinence
lay | panales | diaper
lay | termómetro | thermometer
lay | tiras de glucosa | test.*strips
lay | guantes de nitrilo | gloves
lay | medias de compresión | compression stocking
lay | reacher | ^Reaching/grabbing
lay | grabber tool | ^Reaching/grabbing
lay | ted hose | compression stocking
lay | condom cath | external catheter
lay | carpal tunnel brace | wrist hand
lay | tegaderm | ^Transparent film
lay | duoderm | ^Hydrocolloid
lay | kerlix | ^Conforming bandage
size | gauze 4x4 | ^Gauze.*16 sq
lay | protein shake | nutritionally complete
lay | boost | nutritionally complete
lay | feeding bags | ^Enteral feeding supply kit
lay | sliding board | ^Transfer device
lay | geri chair | ^Rollabout
lay | wedge pillow | ^Positioning cushion
lay | eye patch | ^Eye pad
lay | neb kit | ^Administration set.*nebulizer
lay | post op shoe | medical shoe
mixed | knee walker | ^Walker
mixed | wheelchair gloves | ^Gloves
mixed | butterfly needle | ^Needle|blood collection set
mixed | bariatric wheelchair | ^Heavy duty wheelchair
mixed | oral syringe | ^Syringe
mixed | walker for my knee | ^Walker
lay | pee pads | underpad
lay | puppy pads | underpad
lay | bladder pads | ^Disposable liner
lay | alcohol prep pads | ^Alcohol wipes
lay | skin prep wipes | barrier film
lay | unna boot | ^Zinc paste
lay | bipap machine | bi-level
lay | g-tube | ^Gastrostomy|gastrostomy (feeding )?tube
lay | g-tube 18 fr | ^Gastrostomy|gastrostomy (feeding )?tube
lay | ng tube | ^Nasogastric
lay | lymphedema sleeve | sleeve.*lymphoedema
lay | lymphedema garment | lymphoedema garment|^Nighttime padded compression garment
lay | pediatric ostomy | paediatric
lay | bariatric walker | ^Walker, heavy duty
lay | bariatric commode | ^Commode chair, extra wide
lay | bariatric hospital bed | ^Hospital bed.*heavy duty
lay | blood sugar test kit | glucose
lay | bedwetting alarm | ^Enuresis alarm
lay | earwax removal | ear drops
lay | eczema | emollient
lay | elevated toilet seat | ^Raised toilet seat
lay | toilet safety frame | ^Toilet rail
lay | compresion sox | compression stocking
mixed | depends size xl | adult sized.*(brief|diaper)|incontinence garment
mixed | baby thermometer | thermometer
mixed | foley 16fr 10cc | foley
mixed | seizure helmet | ^Helmet
mixed | wheelchair ramp | ^(standard |lightweight )?.*wheelchair
mixed | ensure vanilla | ^Enteral formula
mixed | ankle boot for walking fracture | ^Walking boot
mixed | bandage tape for sensitive skin | tape
mixed | hearing aid batteries 312 | batter
mixed | walker basket | ^Walker
mixed | silla para baño | bath.*chair
exact | anti-tipping device | anti-tipping
exact | moist heat pad | ^Electric heat pad, moist
exact | drop foot splint | ^Foot drop splint
lay | peak flow | peak flow meter
lay | pregnancy test strips | pregnancy
`
