import type { NamePairsRow } from './name-pairs.js';

/** What is done, in English: each verb before each object. */
export const ENGLISH_DOINGS: readonly NamePairsRow[] = [
  {
    occupation: 'arts_teacher',
    about: 'teach, teaching',
    roles:
      'music, dance, guitar, keyboard, piano, violin, tabla, drawing, painting, singing, art, craft, bharatanatyam, kids dance',
  },
  { occupation: 'tutor', about: 'take, taking, giving, conduct', roles: 'tuition, tuitions, tution, tuition classes' },
  {
    occupation: 'tutor',
    about: 'teach, teaching',
    roles: 'maths, science, children, kids, children at home, kids at home',
  },
  {
    occupation: 'preschool_teacher',
    about: 'teach, teaching',
    roles: 'small kids, small children, little kids, toddlers, nursery, nursery kids, lkg, ukg, rhymes',
  },
  { occupation: 'teacher', about: 'teach, teaching', roles: 'school, in school, students, school students, class' },
  { occupation: 'computer_teacher', about: 'teach, teaching', roles: 'computer, computers, coding, excel, tally' },
  {
    occupation: 'promoter',
    about: 'giving, distribute, distributing, stand, standing, showing',
    roles: 'samples, sample, free samples, demo, product demo, product samples, brand',
  },
  {
    occupation: 'leaflet_distributor',
    about: 'giving, distribute, distributing, handing out, stick, sticking',
    roles: 'pamphlets, pamphlet, pamplet, pamplets, leaflets, flyers, notices, handbills, posters',
  },
  {
    occupation: 'leaflet_distributor',
    about: 'pamphlet, pamphlets, pamplet, leaflet, flyer, flyers, hand bill, handbill, notice, bit notice',
    roles: 'distribution, distribute, distributing, distributor, job, giving, hanchodu, hanchuva',
  },
  {
    occupation: 'cashier',
    about: 'count, counting, collect, collecting, handle, handling, take, taking, make, making',
    roles: 'money, cash, cash counter, payments, payment, bills, billing, bill',
  },
  {
    occupation: 'survey_worker',
    about: 'ask, asking, house to house, door to door, collect, collecting',
    roles: 'questions, survey, survey data, feedback, opinions',
  },
  {
    occupation: 'catalogue_executive',
    about: 'upload, uploading, list, listing, add, adding',
    roles: 'products, product, items, products online, products on amazon, catalogue',
  },
  {
    occupation: 'catalogue_executive',
    about: 'meesho, amazon, flipkart, myntra, online, ecommerce',
    roles: 'listing, product listing, product upload, products, catalogue, catalog, cataloguing, uploading',
  },
  {
    occupation: 'receptionist',
    about: 'receive, receiving, attend, attending, welcome, welcoming, greet, greeting, book, booking, fix, fixing',
    roles: 'guests, guest, visitors, visitor, appointments, appointment, patients appointment',
  },
  {
    occupation: 'customer_care_executive',
    about: 'answer, answering, attend, attending, receive, receiving, handle, handling, solve, solving',
    roles: 'calls, customer calls, customers calls, inbound calls, customer complaints, complaints, customer queries',
  },
  {
    occupation: 'telecaller',
    about: 'call, calling, phone, phoning, talk to, talking to, make, making',
    roles: 'customers, customer, people, leads, clients, parents, calls, phone calls, customers on phone',
  },
  {
    occupation: 'recruiter',
    about: 'call, calling, screen, screening, interview, interviewing, source, sourcing, finding',
    roles: 'candidates, candidate, resumes, resume, freshers, manpower',
  },
  {
    occupation: 'chat_support_executive',
    about: 'reply, replying, replies, answer, answering, type, typing, customer, whatsapp, customers',
    roles: 'chat, chats, emails, mails, messages, chat replies, chat support',
  },
  {
    occupation: 'data_entry_operator',
    about: 'fill, filling, enter, entering, type, typing, feed, feeding, make, making',
    roles: 'forms, form, data, excel sheet, excel sheets, entries, names in computer, data in computer',
  },
  {
    occupation: 'channel_sales_executive',
    about: 'take, taking, book, booking, collect, collecting',
    roles: 'orders from shops, shop orders, orders shops, order from shops, retailer orders, dealer orders',
  },
  {
    occupation: 'field_sales_executive',
    about: 'go, going, visit, visiting, meet, meeting, sell, selling',
    roles: 'to shops, shops, clients, shop owners, sim, sim cards, internet connection, connections',
  },
  {
    occupation: 'insurance_sales',
    about: 'sell, selling',
    roles: 'policy, policies, insurance, lic, health insurance',
  },
  { occupation: 'loan_sales', about: 'sell, selling', roles: 'loan, loans, home loans, personal loans' },
  { occupation: 'credit_card_sales', about: 'sell, selling', roles: 'credit card, credit cards' },
  {
    occupation: 'real_estate_sales',
    about: 'sell, selling, showing',
    roles: 'flat, flats, plots, sites, property, houses',
  },
  {
    occupation: 'salesperson',
    about:
      'handle customer, handle customers, handling customers, customer handling, attend customers, selling things, sell, selling',
    roles: 'shop, showroom, counter, store, mall, in shop, in showroom, at counter, in mall',
  },
  {
    occupation: 'office_boy',
    about: 'serve tea, serving tea, making tea, make tea, tea coffee, bring tea, tea and photocopy, chai pani, chai',
    roles: 'office, in office, at office, office staff, office me',
  },
  {
    occupation: 'graphic_designer',
    about: 'make, making, design, designing, create',
    roles: 'poster, posters, logo, logos, banner, banners, cards, thumbnails, flex, brochures',
  },
  { occupation: 'graphic_designer', about: 'logo, poster, banner, thumbnail', roles: 'making, maker, making work' },
  {
    occupation: 'video_editor',
    about: 'make, making, edit, editing, cut, cutting, create, creating',
    roles: 'video, videos, reel, reels, youtube videos, shorts, vlogs',
  },
  {
    occupation: 'photographer',
    about: 'take, taking, click, clicking, shoot, shooting',
    roles: 'photo, photos, pictures, photographs, wedding photos',
  },
  {
    occupation: 'web_developer',
    about: 'make, making, build, building, design, designing, develop, developing, create',
    roles: 'website, websites, app, apps, mobile apps, web pages',
  },
  {
    occupation: 'content_writer',
    about: 'write, writing',
    roles: 'article, articles, blog, blogs, story, stories, content, script, scripts, kannada articles',
  },
  {
    occupation: 'translator',
    about: 'translate, translating, translater',
    roles: 'english, kannada, hindi, tamil, telugu, documents, english to kannada, kannada to english, online',
  },
  {
    occupation: 'translator',
    about: 'english, kannada, hindi, tamil, telugu',
    roles: 'translator, translation, translate, translater',
  },
  {
    occupation: 'digital_marketing_executive',
    about: 'handle, handling, manage, managing, post, posting, run, running, maintain, maintaining',
    roles:
      'instagram, insta, social media, facebook, facebook page, facebook ads, instagram page, instagram ads, youtube channel, page on instagram',
  },
  {
    occupation: 'accountant',
    about: 'maintain, maintaining, keep, keeping, write, writing, doing, make, making',
    roles: 'accounts, account, books, books of accounts, ledger, hisab, balance sheet, gst returns',
  },
  {
    occupation: 'billing_executive',
    about: 'make, making, prepare, preparing',
    roles: 'invoice, invoices, gst bill, gst bills',
  },
  {
    occupation: 'tech_support_executive',
    about: 'solve, solving, fix, fixing, support',
    roles: 'computer problems, computer issues, system problems, laptop issues, password reset',
  },
  {
    occupation: 'exam_invigilator',
    about: 'watch, watching, supervise, supervising, check, checking',
    roles: 'exam, exam hall, exams, students in exam, students exam, exam students',
  },
  { occupation: 'petrol_pump_attendant', about: 'fill, filling, put', roles: 'petrol, diesel, fuel, petrol in bunk' },
];
