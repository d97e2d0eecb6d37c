/** Descriptions of the categories of a new shop. */
export const categoryWordsEs: Record<string, string> = {
  'Whole and cut chicken and giblets, priced by the pound.':
    'Pollo entero, en piezas y menudencias, con precio por libra.',
  'Goat cuts, whole goat, ground goat and liver, priced by the pound.':
    'Cortes de cabra, cabra entera, molida e hígado, con precio por libra.',
  'Beef steaks, roasts, stew, ground beef and organ meat, priced by the pound.':
    'Bistecs, asados, res para guisar, molida y vísceras, con precio por libra.',
  'Veal chops, roasts, cutlets, stew and ground veal, priced by the pound.':
    'Chuletas, asados, milanesas y ternera molida o para guisar, con precio por libra.',
  'Book a goat for Eid al-Adha, for your family or as a donation.':
    'Reserve una cabra para el Eid al-Adha, para su familia o como donación.',
  'Book a sheep for Eid al-Adha, for your family or as a donation.':
    'Reserve un cordero para el Eid al-Adha, para su familia o como donación.',
  'Book a share of a cow or a whole one for Eid al-Adha.':
    'Reserve una parte de una vaca o una entera para el Eid al-Adha.',
  'Prepared dishes, bread and soups for the table.': 'Platos preparados, pan y sopas para la mesa.',
  'Rice, legumes, oil, honey, dates and spices to keep at home.':
    'Arroz, legumbres, aceite, miel, dátiles y especias para la despensa.',
  'Milk, juice, coffee, tea and water.': 'Leche, jugo, café, té y agua.',
  'Formula as powder, concentrate or ready to feed, with special ones for allergy, reflux and prematurity.':
    'Fórmula en polvo, concentrada o lista para tomar, y especiales para alergia, reflujo y prematuros.',
  'Purees of fruit, vegetables, meat and dinners for babies and toddlers.':
    'Purés de fruta, verdura, carne y comidas para bebés y niños pequeños.',
  'Dry cereal, finger snacks and juice for babies who eat with a spoon and by hand.':
    'Cereal seco, bocadillos y jugo para bebés que ya comen con cuchara o con la mano.',
  'Teethers, first toothbrushes and floss, and tools to learn to chew.':
    'Mordedores, primeros cepillos e hilo dental, y ayudas para aprender a masticar.',
  'Nasal aspirators, saline and spacers with small masks.':
    'Aspiradores nasales, suero salino y cámaras con mascarilla pequeña.',
  'Small ostomy bags, plates, belts and leg bags for babies and children.':
    'Bolsas de ostomía, placas, cinturones y bolsas de pierna pequeñas para bebés y niños.',
  'Briefs, pull-on underwear and washable pants for children.':
    'Pañales, ropa interior desechable y calzones lavables para niños.',
  'Creams, ointments and bath additives for dry, itchy and eczema-prone skin.':
    'Cremas, ungüentos y aditivos de baño para piel seca, con picazón o con eczema.',
  'Soft silk, viscose and cotton clothing worn next to skin with eczema.':
    'Ropa suave de seda, viscosa y algodón para llevar sobre la piel con eczema.',
  'Eye drops, saline sprays and ear drops for dry eyes, stuffy noses and wax.':
    'Gotas para los ojos, aerosoles salinos y gotas para los oídos: ojo seco, nariz tapada y cerumen.',
  'Films, creams and wipes that keep moisture and adhesive off the skin.':
    'Películas, cremas y toallitas que protegen la piel de la humedad y del adhesivo.',
  'Lotions, sprays and fine combs against head lice.':
    'Lociones, aerosoles y peines finos contra los piojos.',
  'Hinged, unloader and ligament braces, immobilizers and sleeves for the knee.':
    'Rodilleras articuladas, de descarga y de ligamentos, e inmovilizadores.',
  'Walking boots, ankle braces, foot orthoses and night splints.':
    'Botas para caminar, tobilleras, órtesis de pie y férulas nocturnas.',
  'Belts, corsets and frames for the lower and upper back.':
    'Fajas, corsés y armazones para la espalda baja y alta.',
  'Soft and rigid collars and supports for the neck.':
    'Collarines blandos y rígidos, y soportes para el cuello.',
  'Splints and braces for wrist, thumb, hand and fingers.':
    'Férulas y soportes para muñeca, pulgar, mano y dedos.',
  'Slings, immobilizers and braces for shoulder, collarbone, arm and elbow.':
    'Cabestrillos, inmovilizadores y soportes para hombro, clavícula, brazo y codo.',
  'Braces that guide hip, thigh and leg, for adults and children.':
    'Órtesis que guían la cadera, el muslo y la pierna, para adultos y niños.',
  'Stockings, sleeves, gloves and wraps that press on swollen limbs.':
    'Medias, mangas, guantes y vendajes que comprimen las extremidades hinchadas.',
  'Strips and cassettes that read blood sugar or ketones; each fits its own meter.':
    'Tiras y casetes que miden azúcar o cetonas en la sangre; cada una sirve para su medidor.',
  'Meters, sensors worn on the skin and what belongs to them.':
    'Medidores, sensores que se llevan en la piel y sus accesorios.',
  'Lancets, safety lancets and lancing devices for a drop of blood.':
    'Lancetas, lancetas de seguridad y dispositivos de punción para una gota de sangre.',
  'Pen needles, insulin syringes and other needles and syringes.':
    'Agujas para pluma, jeringas de insulina y otras agujas y jeringas.',
  'Pumps, reservoirs and infusion sets for insulin and other medicine.':
    'Bombas, reservorios y equipos de infusión para insulina y otros medicamentos.',
  'Shoes, boots and insoles that protect feet with diabetes.':
    'Zapatos, botas y plantillas que protegen los pies con diabetes.',
  'Commode chairs, heavy-duty ones, and their pails and footrests.':
    'Sillas con inodoro, también reforzadas, y sus cubetas y reposapiés.',
  'Shower chairs, bath stools, tub transfer benches and sitz baths.':
    'Sillas de ducha, bancos de baño, bancos de traslado y baños de asiento.',
  'Transport chairs, lift seats and chairs that help to stand up.':
    'Sillas de traslado, asientos elevadores y sillas que ayudan a ponerse de pie.',
  'Cushions and backs for comfort, skin protection and posture in a wheelchair.':
    'Cojines y respaldos para comodidad, protección de la piel y postura en silla de ruedas.',
  'Belts, trays, headrests and supports that fit on a wheelchair.':
    'Cinturones, bandejas, reposacabezas y soportes para silla de ruedas.',
  'Patient chairs for dental and exam rooms, fixed and portable.':
    'Sillones de paciente para consultorios dentales y médicos, fijos y portátiles.',
  'Procedure and surgical masks, with and without a shield.':
    'Mascarillas quirúrgicas y de procedimiento, con y sin pantalla.',
  'Nitrile and other gloves for exams and care, by size.':
    'Guantes de nitrilo y otros para exploración y cuidado, por talla.',
  'Gowns, drapes, bibs and aprons for procedures.':
    'Batas, campos, baberos y delantales para procedimientos.',
  'Dental dams, barrier films and sleeves, bite guards.':
    'Diques dentales, películas y fundas protectoras, y protectores nocturnos.',
  'Wraps, indicators, wipes and solutions that keep instruments and skin clean.':
    'Envolturas, indicadores, toallitas y soluciones para instrumentos y piel limpios.',
  'Waterproof covers for casts, dressings and lines in bath and shower.':
    'Fundas impermeables para yesos, apósitos y catéteres en el baño y la ducha.',
  'Boots, pads and helmets that take pressure off heels, elbows and head.':
    'Botas, almohadillas y cascos que alivian la presión en talones, codos y cabeza.',
  'Wearable, electric, hospital-grade and manual breast pumps.':
    'Extractores de leche portátiles, eléctricos, de grado hospitalario y manuales.',
  'Flanges, tubing, bottles, caps and bags for pumped milk.':
    'Embudos, tubos, biberones, tapas y bolsas para la leche extraída.',
  'Nipple care, shells, and bras and breast forms after a mastectomy.':
    'Cuidado del pezón, conchas, y sostenes y prótesis después de una mastectomía.',
  'Masks, machines, tubing and filters for sleep apnea; most need a prescription.':
    'Mascarillas, equipos, tubos y filtros para la apnea del sueño; casi todos requieren receta.',
  'Concentrators, cylinders, regulators and masks for oxygen; most need a prescription.':
    'Concentradores, cilindros, reguladores y mascarillas de oxígeno; casi todos requieren receta.',
  'Compressors, cups, masks and saline for breathing in medicine.':
    'Compresores, vasos, mascarillas y solución salina para inhalar medicamentos.',
  'Spacers for inhalers, with and without a mask, and meters of your breath.':
    'Cámaras para inhaladores, con y sin mascarilla, y medidores de la respiración.',
  'Tubes, filters, plates and care for a breathing opening in the neck.':
    'Cánulas, filtros, placas y cuidado para una abertura respiratoria en el cuello.',
  'Suction machines, catheters, and devices that loosen mucus.':
    'Aspiradores, sondas y dispositivos que aflojan las flemas.',
  'Ventilators, circuits and airway tools for hospitals and home care.':
    'Ventiladores, circuitos y material de vía aérea para hospitales y cuidado en casa.',
  'Mouthpieces, oral appliances and trainers against snoring and sleep apnea.':
    'Boquillas, aparatos bucales y entrenadores contra el ronquido y la apnea.',
  "Standard, light, heavy-duty, reclining and children's wheelchairs pushed by hand.":
    'Sillas de ruedas manuales: estándar, ligeras, reforzadas, reclinables e infantiles.',
  'Wheelchairs driven by a motor, from folding ones to complex seating.':
    'Sillas de ruedas con motor, desde plegables hasta asientos complejos.',
  'Three- and four-wheel scooters for longer ways.':
    'Scooters de tres y cuatro ruedas para distancias más largas.',
  'Canes, crutches, and tips, grips and pads for them.':
    'Bastones, muletas, y sus puntas, empuñaduras y almohadillas.',
  'Walkers with and without wheels, and their seats, brakes and extensions.':
    'Andadores con y sin ruedas, y sus asientos, frenos y extensiones.',
  'Wheels, tires, brakes, arm and leg rests for manual wheelchairs.':
    'Ruedas, llantas, frenos, reposabrazos y reposapiés para sillas manuales.',
  'Batteries, chargers, joysticks, seating and drives for power chairs.':
    'Baterías, cargadores, palancas, asientos y motores para sillas eléctricas.',
  'Grab bars, toilet and tub rails, raised seats, reachers and alarms.':
    'Barras de apoyo, barandas, asientos elevados, pinzas y alarmas.',
  'Sutures, strips and adhesives that close skin.':
    'Suturas, tiras y adhesivos que cierran la piel.',
  'Scissors, forceps and clamps for clinics.': 'Tijeras, pinzas y hemostatos para clínicas.',
  'Retractors, probes, scalers and curettes for clinics.':
    'Separadores, sondas, raspadores y curetas para clínicas.',
  'Procedure packs, instrument trays, and syringes and needles for clinics.':
    'Paquetes de procedimiento, bandejas, y jeringas y agujas para clínicas.',
  'Drains, canisters, and pumps and sets for wounds under vacuum.':
    'Drenajes, recipientes, y bombas y equipos para heridas con vacío.',
  'Plates, screws, nails and joint parts for surgeons.':
    'Placas, tornillos, clavos y piezas articulares para cirujanos.',
  'Catheters, ports, grafts, stents and balloons for hospitals.':
    'Catéteres, puertos, injertos, stents y balones para hospitales.',
  'Burs, drill bits, cutters and handpieces for bone and teeth.':
    'Fresas, brocas, cortadores y piezas de mano para hueso y dientes.',
  'Implants, abutments, brackets, wires and teeth for dental practices.':
    'Implantes, pilares, brackets, alambres y dientes para consultorios dentales.',
  'Endoscopes, stents, lenses and other implants for hospitals.':
    'Endoscopios, stents, lentes y otros implantes para hospitales.',
  'Monitors for upper arm and wrist, cuffs, and devices for clinics.':
    'Tensiómetros de brazo y muñeca, brazaletes y equipos para clínicas.',
  'Thermometers for mouth, forehead and ear, and oximeters for the finger.':
    'Termómetros para boca, frente y oído, y oxímetros de dedo.',
  'Tests for pregnancy, infection, drugs, urine and clotting to read at home or in a clinic.':
    'Pruebas de embarazo, infección, drogas, orina y coagulación para leer en casa o en la clínica.',
  'ECG recorders, patient monitors, electrodes and software.':
    'Electrocardiógrafos, monitores de paciente, electrodos y programas.',
  'Defibrillators, pads, batteries and leads.': 'Desfibriladores, parches, baterías y cables.',
  'Sensors, scanners and X-ray units for dental practices.':
    'Sensores, escáneres y equipos de rayos X para consultorios dentales.',
  'Ultrasound, X-ray and treatment sources for hospitals.':
    'Ultrasonido, rayos X y fuentes de tratamiento para hospitales.',
  'Mirrors, explorers and probes to look and feel with.':
    'Espejos, exploradores y sondas para examinar.',
  'Manual, semi-electric and full-electric beds, heavy-duty beds and cribs.':
    'Camas manuales, semieléctricas y eléctricas, reforzadas y cunas.',
  'Mattresses, overlays and pads of foam, gel and air against pressure sores.':
    'Colchones, sobrecolchones y almohadillas de espuma, gel y aire contra las úlceras por presión.',
  'Rails, over-bed tables, bedpans, urinals and what belongs to a bed.':
    'Barandas, mesas de cama, cuñas, orinales y accesorios de cama.',
  'Lifts, slings, transfer boards and frames to move or stand somebody.':
    'Grúas, arneses, tablas de traslado y bipedestadores para mover o poner de pie a una persona.',
  'Frames, halters and bars to pull, hold or sit up.':
    'Armazones, arneses y barras para tracción, apoyo o incorporarse.',
  'Poles, sets and pumps for infusion and feeding.':
    'Portasueros, equipos y bombas de infusión y alimentación.',
  'Lights for exam rooms, surgery and dental work.':
    'Lámparas para consultorios, cirugía y odontología.',
  'Delivery units, compressors, suction and handpiece parts for dental practices.':
    'Unidades dentales, compresores, succión y piezas para consultorios dentales.',
  'Foam, alginate, gel and silver dressings for wounds that heal slowly.':
    'Apósitos de espuma, alginato, gel y plata para heridas de curación lenta.',
  'Film, border and superabsorbent dressings that cover and soak up.':
    'Apósitos de película, con borde y superabsorbentes que cubren y absorben.',
  'Bandages, gauze pads and tapes to pad, hold and compress.':
    'Vendas, gasas y cintas para acolchar, sujetar y comprimir.',
  'Intermittent and indwelling catheters, and insertion trays.':
    'Sondas intermitentes y permanentes, y bandejas de inserción.',
  'Leg bags, night bags, external catheters, straps and tubing.':
    'Bolsas de pierna y de noche, colectores externos, correas y tubos.',
  'One- and two-piece bags, plates, rings, belts and skin care for a stoma.':
    'Bolsas de una y dos piezas, placas, anillos, cinturones y cuidado de la piel para un estoma.',
  'Toothbrushes, floss, water flossers, and relief for dry and sore mouths.':
    'Cepillos, hilo dental, irrigadores y alivio para boca seca o dolorida.',
  'Formula, tubes, sets and buttons for feeding through a tube.':
    'Fórmula, sondas, equipos y botones para alimentación por sonda.',
  'TENS and muscle stimulators, electrodes, heat pads, lamps and paraffin.':
    'TENS y estimuladores musculares, electrodos, almohadillas térmicas, lámparas y parafina.',
  'Briefs, pull-ons, pads, washable underwear and underpads for adults.':
    'Pañales, calzones desechables, compresas, ropa interior lavable y protectores para adultos.',
}
