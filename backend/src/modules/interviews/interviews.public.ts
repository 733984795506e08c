// What other modules may use of this one.
export { type InterviewWish, interviewWishes, upcomingInterviews } from './interview-facts.js';
