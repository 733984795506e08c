// Public interface of this module for other modules.
export { type InterviewWish, interviewWishes, upcomingInterviews } from './interview-facts.js';
