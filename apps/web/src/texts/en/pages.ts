/**
 * Texts of the text pages. Blank lines separate paragraphs, '## ' starts a heading, '- ' a list item, [words](/path) is
 * a link within the shop.
 */
export const pageTexts = {
  'page.notFound': 'This shelf is empty.',
  'page.notFoundText': 'The page has moved or the product is no longer sold. Your cart is safe.',
  'page.lookingFor': 'What were you looking for?',
  'page.goHome': 'Go to the home page',
  'page.contactUs': 'Contact us',
  'page.popularDepartments': 'Popular departments',

  'page.about': 'About Us',
  'page.aboutLead':
    'Mendwell sells medical and home-care supplies to families, caregivers, medical offices and care homes.',
  'page.aboutBody': `Caring for someone is hard enough. Finding the right supplies should not add to it. So we keep the shop simple: clear names, the codes that clinics and insurers use, one honest price, and a person on the phone.

## Medical supplies
Dressings, catheters, continence products, ostomy bags, feeding sets and everything else that is used up and has to be there again next week. Most of it ships by the box, with the maker's item number and the HCPCS code on the page, so that you can check it against your list.

## Diagnostic equipment
Blood pressure monitors, thermometers, pulse oximeters, glucose meters, home tests and, for medical offices, patient monitors, defibrillators and imaging. We show what is in the package and which parts you will need later.

## Pharmaceuticals
We carry health products that do not need a pharmacist: barrier creams, emollients, pain relief patches, oral care. We do not fill prescriptions. Devices that the maker has marked as prescription devices say so on their page and cannot be ordered online: contact us about them.

## Protective equipment
Masks, gloves, gowns, eye and heel protection, cleaning and sterilization, for one person or for a whole ward.

## Hospital furniture
Beds, mattresses, patient lifts, infusion poles and lamps. Large items ship by freight; we call you to arrange the day.

## How we price
You pay the online price: {online} below the list price, or the sale price where one is marked. The price you see is the price in your cart. Shipping costs between {least} and {most}, and you see it before you enter anything.

## How we work
- We describe products in plain words, from the facts that makers and public registers give.
- Every star and review here comes from a customer.
- Plain packaging: nothing outside says what’s inside.
- We answer the phone Monday to Saturday, 8 am to 8 pm Central.

We also run a small [kitchen and grocery](/grocery-delivery) side for our neighbors in Austin.`,

  'page.faq': 'Questions and answers',
  'page.faqLead': 'Short answers. If yours is missing, call us or [write to us](/contact).',
  'page.faq.orders': 'Orders',
  'page.faq.account': 'Do I need an account?',
  'page.faq.accountText':
    'No. You can check out as a guest. Afterwards we send you a link with which you can set a password, so that you can see your orders later.',
  'page.faq.change': 'Can I change or cancel an order?',
  'page.faq.changeText':
    'Yes, until we start packing it. Open it with the link in its confirmation email, or under Orders in your [account](/dashboard): there you can change the address, or cancel it and get back all you paid. Or call us with your order number.',
  'page.faq.track': 'Where is my order?',
  'page.faq.trackText':
    'Enter its number and your email under [Track an order](/dashboard?tab=tracking); you do not need an account. We also email you the tracking number when it ships.',
  'page.faq.backorder': 'What does On Backorder mean?',
  'page.faq.backorderText':
    'We have none on the shelf, or the maker does not tell us how many there are. You can order it: we send the rest of your order right away and this item as soon as it arrives.',
  'page.faq.prices': 'Prices and payment',
  'page.faq.online': 'What is the online price?',
  'page.faq.onlineText':
    'The list price less {online}. Every product shows it before you add it to the cart. Products on sale have their sale price instead; the two are not added together.',
  'page.faq.shipping': 'What does shipping cost?',
  'page.faq.shippingText':
    'It depends on the value of your goods, before tax. To the United States:',
  'page.faq.shippingFrom': '{from} or more',
  'page.faq.shippingBelow': 'below {below}',
  'page.faq.shippingZone': 'To {places}:',
  'page.faq.shippingAlike': 'The same rates apply to {places}.',
  'page.faq.shippingNot': 'We do not ship to {places}.',
  'page.faq.shippingOnly':
    'These are all the places we ship to. Anybody can pick an order up in our store.',
  'page.faq.orderValue': 'Goods for',
  'page.faq.shippingCost': 'Shipping and handling',
  'page.faq.free': 'free',
  'page.faq.tax': 'Do I pay tax?',
  'page.faq.taxText':
    'The sales tax of the state we send to. Many medical products are exempt; the cart shows the tax and its rate.',
  'page.faq.card': 'How can I pay, and is it safe?',
  'page.faq.cardText':
    'By Visa, Mastercard, American Express or Discover. You type the card number into fields of the card provider: it never reaches us. If a payment is declined, your order stays open and you can try again. A [gift card](/gift-card/buy) or store credit can pay all or part of an order.',
  'page.faq.coupon': 'Do the in-store offers apply online?',
  'page.faq.couponText':
    'No. Offers for the whole order are for orders paid at our counter in Austin. Online orders have the online price instead. If you have a promo code, enter it in the cart.',
  'page.faq.returns': 'Returns',
  'page.faq.return': 'Can I send something back?',
  'page.faq.returnText':
    'Yes, within {refund} days of delivery for a refund or {exchange} days for an exchange, in good condition. See the [return policy](/return-policy).',
  'page.faq.products': 'Products',
  'page.faq.picture': 'Why are the pictures drawn?',
  'page.faq.pictureText':
    'We draw every product from its facts: what it is, its maker, its size and pack. The real packaging may look different. Rely on the description and the codes.',
  'page.faq.insurance': 'Can my insurance pay?',
  'page.faq.insuranceText':
    'We do not bill insurers. The invoice shows every item with its number, so that you can submit it. Ask your insurer first which codes are covered.',
  'page.faq.advice': 'Can you tell me what I should take?',
  'page.faq.adviceText':
    'We help with sizes, fit and replacement parts. We cannot give medical advice: please ask your doctor, nurse or pharmacist. In an emergency call 911.',

  'page.legalWritten': 'Text of {day}',
  'page.legalChecked': 'Checked by {name}, {role}, {day}.',
  'page.returns': 'Return policy',
  'page.returnsLead': 'What you can return, how long you have, and what it costs.',
  'page.returnsNow': 'Effective June 1, 2026',
  'page.returnsBody': `## Refund: {refund} days
Ask within {refund} days of delivery, send the item back, and we refund its price the way you paid.

## Exchange: {exchange} days
Within {exchange} days of delivery we replace an item. A {fee} restoration fee and new shipping fees apply.

The days count from the day your order was delivered or picked up. Where we do not know that day, they count from the day you ordered.

## What we take back
- The item is in good condition, unused, in its unopened package, with its receipt or order number.
- Up to {max} of the same item. Larger returns count as bulk returns and are not accepted.
- Sale items are final: they cannot be returned.
- Shipping cost is not refunded.

If an item is defective, check “Defective” in your request: sale items and opened items are then accepted, and you pay no fee.

If an item arrives damaged or is not what you ordered, we pay for everything, and none of these limits apply. Call us.

## How to send something back
- Open your order: with the link in its confirmation email, or under Orders in your [account](/dashboard).
- Press “Refund or replacement”, beside the order in your account “Refund”.
- Choose the items, refund or replacement, and the reason. You see the exact amount before you send the request.
- We reply by email with a return number. Write it on the package.
- We refund or replace once the package has arrived.

You do not need an account. The link in the confirmation email works for 30 days. If it no longer works, [set a password](/reset-password) with the email from your order, or call us or [write to us](/contact) with the order number.`,
  'page.returnsOld': 'Notice of March 23, 2020 (expired)',
  'page.returnsOldText':
    'We keep this notice for orders from that time. The policy above replaces it.',
  'page.returnsOldBody': `- Bulk returns (more than 2 items) are not accepted.
- Sale items are final.
- Opened items or products without receipts are not accepted.
- No returns from online orders because of COVID-19.`,

  'page.blogs': 'Blogs/Flyers',
  'page.blogsLead': 'Plain advice on home care from our care team.',
  'page.articles': 'New articles',
  'page.newsAndUpdate': 'News and update',
  'page.relatedArticles': 'Related articles',
  'page.flyers': 'Flyers',
  'page.flyersBody': `- [Deals: everything that is on sale now](/shop/-1?onSale=true)
- [What is on the menu of our kitchen](/menu)
- [Qurbani bookings](/qurbani)`,
  'page.articleBy': 'Mendwell care team',
  'page.articleProducts': 'Products in this article',
  'page.articleNote':
    'This text is general information. Ask your doctor or nurse about your own treatment.',
  'page.readNext': 'Read next',

  'page.food': 'Food Delivery',
  'page.foodLead': 'Warm meals from our kitchen in Austin, delivered by a delivery service.',
  'page.foodBody': `We cook every day from 11 am to 8 pm. Three outside services bring our food to your door. Each has its own fees and delivery times, and you pay there, not here.`,
  'page.foodOpens': 'opens in a new tab',
  'page.foodOrder': 'Order with {service}',
  'page.foodAfter': `## Or pick it up
Call us and collect your meal at the counter. The dishes are on our [menu](/menu), and packed food, pantry goods and drinks in the [food department](/category/FOOD).`,

  'page.grocery': 'Grocery Delivery',
  'page.groceryLead': 'Groceries and meat, from our store to your kitchen.',
  'page.groceryBody': `## Where we deliver
We deliver groceries and meat in Austin and within 300 miles of it.

## Outside Austin
Please [contact us](/contact) before you order, or call. Fresh food must stay cold on the way, so we first agree on the day and the cost.

## How it works
- Choose your goods and pay online, like everything else in this shop.
- Orders placed by noon go out the same day, Monday to Saturday.
- Meat is sold by the pound. It is packed in ice and must be put in the fridge at once.
- Be at home, or tell us in the note of the item where to leave the box.`,
  'page.groceryShelves': 'What we bring',

  'page.qurbani': 'Qurbani',
  'page.qurbaniLead': 'Book your Qurbani for Eid al-Adha. We take care of the rest.',
  'page.qurbaniBody': `Qurbani is the sacrifice that Muslims offer on the days of Eid al-Adha. The meat is shared: one part for the family, one for relatives and neighbors, one for people in need.

## How it works
- Book an animal or a share below and pay online.
- We call you to confirm the names and how you want the meat cut.
- The sacrifice is made by hand on the three days of Eid, after the Eid prayer.
- Collect your part at our store in Austin, have it delivered, or let us give it to families in need. Write your choice in the note for the item.

The date of Eid depends on the moon; we’ll email you when it is announced.`,
  'page.qurbaniBook': 'Bookings',
  'page.qurbaniNone':
    'Bookings are closed at the moment. [Write to us](/contact) and we will tell you when they open.',

  'page.menu': 'Menu',
  'page.menuLead': 'What our kitchen cooks, every day from 11 am to 8 pm.',
  'page.menuPicture':
    'The menu: roast chicken platter $20, family box $25, soup pot $15, rice bowl $5, flatbread $3',
  'page.menuOrder': 'Order for delivery',

  'page.surgery': 'Surgery',
  'page.surgerySoon': 'Coming Soon',
  'page.surgeryLead': 'Complete sets for minor surgery, put together by procedure.',
  'page.surgeryBody': `Surgery treats illness or injury by hand and with instruments: a wound is closed, a lump is taken out, a bone is fixed. Much of it is done in a doctor’s office, and the patient goes home the same day.

For every such procedure a team needs the same things each time: instruments, sutures, drapes, gloves, dressings. We are preparing sets that hold all of it in one sterile package, with a list of contents and one item number to reorder.

Until then, the single items are in the [surgery department](/category/Surgery): sutures and skin closure, scissors and forceps, retractors, kits and trays, wound drainage and implants.`,
  'page.surgeryAsk': 'Tell us which sets you need',

  'page.contact': 'Contact us',
  'page.contact.lead': 'Real people, Monday to Saturday, 8 am to 8 pm Central.',
  'page.contact.name': 'Name',
  'page.contact.nameHint': '3 to 20 characters',
  'page.contact.email': 'Email',
  'page.contact.emailHint': 'We’ll reply to this address',
  'page.contact.phone': 'Phone',
  'page.contact.phoneHint': '10 digits, for example 555 010 1234',
  'page.contact.address': 'Address',
  'page.contact.addressHint': 'Street and city',
  'page.contact.subject': 'Subject',
  'page.contact.message': 'Message',
  'page.contact.send': 'Send Message',
  'page.contact.answer': 'We usually reply within one business day.',
  'page.contact.fillIn': 'Fill in every field to send your message.',
  'page.contact.notSent':
    'The shop cannot be reached. Your message is still here: please try again.',
  'page.contact.details': 'Contact details',
  'page.contact.call': 'Call',
  'page.contact.mail': 'Email',
  'page.contact.visit': 'Visit',
  'page.contact.hours': 'Store hours',
  'page.contact.fromTo': '{from} to {to}',
  'page.contact.closed': 'closed',
  'page.contact.emergency': 'In an emergency call 911. We cannot give medical advice.',

  'page.departments': 'All departments',
  'page.departmentsLead': 'Every department with its categories, on one page.',
  'page.brands': 'Brands',
  'page.brandsLead': 'All makers from A to Z.',
  'page.brandsJump': 'Jump to a letter',
  'page.noBrands': 'No brand is listed at the moment.',
}
