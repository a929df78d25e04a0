import { prose } from '../html.ts';

/** What the site says about data. */
export const PRIVACY_TEXT = prose(`We keep as little as we can. This page says what, why and for how long.

## Visiting

Reading this site needs no account and sets no cookie but one that remembers your language, if you change it. The films that are kept elsewhere load only after you press play.

## Accounts

With an account we keep your name, mail address and whatever else you type into your profile. You can change all of it yourself, and ask us to delete it at any time. Sign-in links work once and for ten minutes.

## Forms

What you send with a form goes to the people who answer it. Enquiries are deleted after two years, applications for accreditation after the season.

## Buying

Card details go straight to the payment provider; we never see them. Invoices are kept for seven years, because the law says so.

## Asking

Write to the office: office@southerncross.example, or 12 Paddock Lane, Te Kauwhata 3710.`);

/** What the site says about buying. */
export const TERMS_TEXT =
  prose(`These terms are short on purpose. Where they say nothing, New Zealand law does.

## Tickets

A ticket is for the day or weekend printed on it and can be moved to another until midnight before the first day. If a round is called off before half of its races have been run, tickets are valid for another.

## At the track

Motor racing is dangerous, to watch as well. Stay behind the fences, follow marshals and keep children close. No glass, no drones, no open fires.

## Gift vouchers

A voucher is valid for three years and can be used in parts. Its code is as good as money: do not post a photograph of it.

## The shop

Goods are posted within two working days and can be returned within thirty. Faulty goods are replaced or refunded, your choice.

## Forms with a fee

A booking counts when its payment has arrived. It can be cancelled until seven days before, at no charge.`);
